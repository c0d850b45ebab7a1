import { fireEvent, screen, within } from '@testing-library/react';
import { openSimulator } from '../testing';

test('R-09 a tap on a figure says what it means and how it is calculated, another puts it away', async () => {
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

test('R-09 an explanation follows what is typed', async () => {
  const { user, type } = openSimulator('Leche');
  await user.click(screen.getByRole('button', { name: 'Alimento requerido' }));
  await type('Animales', '40');
  expect(screen.getByRole('region', { name: 'Siembra y cosecha' })).toHaveTextContent('40 × 25 kg × 365 ÷ 1,000');
});

test('R-09 a slider moves its figure, and the result with it, without any button', () => {
  const { field, figure } = openSimulator('Leche');
  const slider = screen.getByRole('slider', { name: 'Deslizador de animales' });
  expect(slider).toHaveAttribute('aria-valuetext', '20 cabezas');
  fireEvent.change(slider, { target: { value: Number(slider.getAttribute('max')) } });
  expect(field('Animales')).toHaveValue('50,000');
  expect(slider).toHaveAttribute('aria-valuetext', '50,000 cabezas');
  expect(figure('Siembra y cosecha', 'Alimento requerido')).toBe('456,250.00 t');
});

test('R-09 a slider follows what is typed, and says so where the figure lies beyond it', async () => {
  const { type } = openSimulator('Leche');
  await type('Renta de la tierra', '250000');
  expect(screen.getByRole('slider', { name: 'Deslizador de renta de la tierra' })).toHaveAttribute(
    'aria-valuetext',
    '250,000 pesos/ha',
  );
});

test('R-40 every figure that may be typed has its slider', async () => {
  const { mark } = openSimulator();
  const inputs = screen.getByRole('form', { name: 'Datos' });
  expect(within(inputs).getAllByRole('slider')).toHaveLength(within(inputs).getAllByRole('textbox').length);
  await mark(/Venta/);
  expect(within(inputs).getByRole('slider', { name: /hectáreas por sembrar/ })).toHaveAttribute(
    'aria-valuetext',
    'sin dato',
  );
});

test('R-42 the screen says from when its prices and parameters are', () => {
  const { text } = openSimulator();
  expect(text()).toContain('Precios y parámetros del 19/11/26.');
});
