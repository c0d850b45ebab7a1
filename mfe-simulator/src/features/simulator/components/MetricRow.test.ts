import { screen } from '@testing-library/react';
import { openSimulator } from '../../../testing/openSimulator';

test('R-09 toggles the explanation of a metric', async () => {
  const { user } = openSimulator('Leche', undefined, { animals: '100' });
  const name = screen.getByRole('button', { name: 'Alimento requerido' });
  expect(name).toHaveAttribute('aria-expanded', 'false');
  await user.click(name);
  expect(name).toHaveAttribute('aria-expanded', 'true');
  const row = name.closest('div');
  expect(row).toHaveTextContent('Lo que come el hato en todo el periodo, tal como sale del silo.');
  expect(row).toHaveTextContent('Cómo se calcula: Animales × kilos al día × días ÷ 1,000.');
  expect(row).toHaveTextContent('100 × 25 kg × 365 ÷ 1,000');
  await user.click(name);
  expect(row).not.toHaveTextContent('Cómo se calcula');
});

test('R-09 updates an explanation with the input', async () => {
  const { user, type } = openSimulator('Leche');
  await user.click(screen.getByRole('button', { name: 'Alimento requerido' }));
  await type('Animales', '40');
  expect(screen.getByRole('region', { name: 'Siembra y cosecha' })).toHaveTextContent('40 × 25 kg × 365 ÷ 1,000');
});
