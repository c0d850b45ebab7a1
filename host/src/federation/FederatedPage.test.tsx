import { renderPage } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { FederatedPage } from './FederatedPage';
import { createRetryableSections, LOAD_TIMEOUT_MS } from './retryableSections';

test('C-04 a page that the loaded section lacks is retried by reloading the document', async () => {
  const getSection = createRetryableSections(async () => ({ pages: {} }));
  const { user } = renderPage(<FederatedPage remote={createRemote()} page="list" getSection={getSection} />);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  // jsdom cannot reload: it reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(retry);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
});

describe('the preloads of a section', () => {
  const addPreload = (href: string): HTMLLinkElement => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    // jsdom has no property `as`.
    link.setAttribute('as', 'script');
    return document.head.appendChild(link);
  };
  const remote = createRemote();
  const folder = remote.entry.replace(/[^/]+$/, '');
  let [own, foreign]: HTMLLinkElement[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    own = addPreload(`${folder}list.js`);
    foreign = addPreload('/remotes/mfe-other/list.js');
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.innerHTML = '';
  });

  const getSection = createRetryableSections(() => new Promise(() => undefined));
  const show = () => renderPage(<FederatedPage remote={remote} page="list" getSection={getSection} />);

  test('C-04 end with its time-out', () => {
    show();
    act(() => jest.advanceTimersByTime(LOAD_TIMEOUT_MS - 1));
    expect(own).toHaveAttribute('rel', 'preload');
    act(() => jest.advanceTimersByTime(1));
    expect(own).not.toHaveAttribute('rel');
    expect(foreign).toHaveAttribute('rel', 'preload');
  });

  test('C-04 end when its page is left', () => {
    show().unmount();
    expect(own).not.toHaveAttribute('rel');
    expect(foreign).toHaveAttribute('rel', 'preload');
  });
});
