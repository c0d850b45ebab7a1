import { act, screen } from '@testing-library/react';
import { createExampleQuery, openSimulator } from '../../../testing/openSimulator';

const dairyExampleQuery = createExampleQuery('E1 Leche');

test('R-09 shows summary metrics in the bottom bar and focuses the first error', async () => {
  const { type, getField, user } = openSimulator('Leche', undefined, dairyExampleQuery);
  expect(
    screen.getByRole('button', { name: /Siembra 19\.7 ha Semilla 29 bolsas Costo \$906,490/ }),
  ).toBeInTheDocument();
  await type('Animales', '0');
  await user.click(screen.getByRole('button', { name: /Hay datos por revisar/ }));
  expect(getField('Animales')).toHaveFocus();
});

test('R-40 shows the profit of a sale, and a loss as such', async () => {
  const { type } = openSimulator('', undefined, { mode: 'VENTA', hectares: '10', salePrice: '3000' });
  expect(screen.getByRole('button', { name: /Utilidad \$/ })).toBeInTheDocument();
  await type('Precio de venta', '100');
  expect(screen.getByRole('button', { name: /Pérdida \$/ })).toBeInTheDocument();
});

test('R-09 keeps the bar above the phone’s keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  openSimulator('Leche', undefined, dairyExampleQuery);
  const bar = screen.getByRole('button', { name: /Siembra/ });
  const resizeViewport = (height: number, scale = 1): string => {
    Object.assign(viewport, { height, scale });
    act(() => void viewport.dispatchEvent(new Event('resize')));
    return bar.style.getPropertyValue('--surco-keyboard');
  };
  expect(resizeViewport(window.innerHeight - 300)).toBe('300px');
  expect(resizeViewport(window.innerHeight / 2, 2)).toBe('0px');
  expect(resizeViewport(window.innerHeight)).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
