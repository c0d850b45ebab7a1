import { renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { RemotePage } from './RemotePage';
import { createRetryableSections } from './retryableSections';

test('C-04 a page that the loaded section lacks is retried by reloading the document', async () => {
  const getSection = createRetryableSections(async () => ({ pages: {} }));
  const { user } = renderPage(<RemotePage remote={createRemote()} page="list" getSection={getSection} />);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  // jsdom cannot reload: it reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(retry);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
});
