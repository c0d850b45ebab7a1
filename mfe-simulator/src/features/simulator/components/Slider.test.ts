import { fireEvent, screen, within } from '@testing-library/react';
import { openSimulator } from '../../../testing/openSimulator';

test('R-09 updates value and result while a slider moves', () => {
  const { getField, readMetric } = openSimulator('Leche');
  const slider = screen.getByRole('slider', { name: 'Deslizador de animales' });
  expect(slider).toHaveAttribute('aria-valuetext', '20 cabezas');
  fireEvent.change(slider, { target: { value: Number(slider.getAttribute('max')) } });
  expect(getField('Animales')).toHaveValue('50,000');
  expect(slider).toHaveAttribute('aria-valuetext', '50,000 cabezas');
  expect(readMetric('Siembra y cosecha', 'Alimento requerido')).toBe('456,250.00 t');
});

test('R-09 announces the typed value at the slider, even beyond its last stop', async () => {
  const { type } = openSimulator('Leche');
  await type('Renta de la tierra', '250000');
  expect(screen.getByRole('slider', { name: 'Deslizador de renta de la tierra' })).toHaveAttribute(
    'aria-valuetext',
    '250,000 pesos/ha',
  );
});

test('R-40 gives every number field a slider', async () => {
  const { chooseRadio } = openSimulator();
  const inputs = screen.getByRole('form', { name: 'Datos' });
  expect(within(inputs).getAllByRole('slider')).toHaveLength(within(inputs).getAllByRole('textbox').length);
  await chooseRadio(/Venta/);
  expect(within(inputs).getByRole('slider', { name: /hectáreas por sembrar/ })).toHaveAttribute(
    'aria-valuetext',
    'sin dato',
  );
});
