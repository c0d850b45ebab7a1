import { mockApi } from '@surco/shared/testing';
import { getBootData } from '@surco/shared/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Preview } from './Preview';

afterEach(() => {
  delete getBootData().previews;
});

test('C-07 a preview is named on the screen and can be left', async () => {
  const requests = mockApi({ 'POST /registry/preview/leave': { data: { left: true } } });
  getBootData().previews = ['mfe-x'];
  render(<Preview remotes={[]} />);
  await userEvent.click(await screen.findByText('mfe-x'));
  await userEvent.click(screen.getByText('Dejar la versión del enlace'));
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('C-07 without a preview nothing is shown', () => {
  const { container } = render(<Preview remotes={[]} />);
  expect(container).toBeEmptyDOMElement();
});
