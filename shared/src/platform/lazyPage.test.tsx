import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage } from './lazyPage';

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Reintentar
  </button>
);

test('the skeleton stands until the page has arrived', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>Ya está</p> }));
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  expect(screen.getByText('Esperando')).toBeVisible();
  expect(await screen.findByText('Ya está')).toBeVisible();
});

test('a failed load is told and fetched anew, not kept for ever', async () => {
  let tries = 0;
  const Page = lazyPage(async () => {
    tries += 1;
    if (tries === 1) throw new Error('chunk gone');
    return { default: () => <p>Ya está</p> };
  });
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya está')).toBeVisible();
  expect(tries).toBe(2);
});

test('C-04 asked again while a try hangs: when that one fails, the next begins by itself', async () => {
  let fail: (why: Error) => void = () => undefined;
  const load = jest
    .fn()
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ default: () => <p>Ya está</p> });
  const Page = lazyPage(load);
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  act(() => Page.retry());
  expect(load).toHaveBeenCalledTimes(1);
  fail(new Error('timeout'));
  expect(await screen.findByText('Ya está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
