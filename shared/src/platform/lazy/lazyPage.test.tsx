import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage } from './lazyPage';

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Reintentar
  </button>
);

test('shows the skeleton until the page has arrived', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>Ya está</p> }));
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  expect(screen.getByText('Esperando')).toBeVisible();
  expect(await screen.findByText('Ya está')).toBeVisible();
});

test('shows a failed load, and loads again on retry', async () => {
  let tries = 0;
  const Page = lazyPage(async () => {
    tries += 1;
    if (tries === 1) throw new Error('chunk missing');
    return { default: () => <p>Ya está</p> };
  });
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya está')).toBeVisible();
  expect(tries).toBe(2);
});

test('C-04 a retry during an attempt that hangs starts the next attempt when that one fails', async () => {
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
