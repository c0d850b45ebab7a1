import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage } from './lazyPage';

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Reintentar
  </button>
);

test('shows the skeleton while the page loads, a failed load, and the page after a retry', async () => {
  let tries = 0;
  const Page = lazyPage(async () => {
    tries += 1;
    if (tries === 1) throw new Error('chunk missing');
    return { default: () => <p>Ya está</p> };
  });
  render(<Page skeleton={<p>Esperando</p>} failed={failed} />);
  expect(screen.getByText('Esperando')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya está')).toBeVisible();
  expect(tries).toBe(2);
});
