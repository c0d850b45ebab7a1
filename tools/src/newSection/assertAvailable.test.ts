import { manifest as sales } from '../../../mfe-sales/src/manifest';
import { ROOT } from '../packages';
import { assertAvailable } from './assertAvailable';

const options = { name: 'mfe-entregas-de-prueba', label: 'Entregas', path: '/dashboard/entregas' };

test.each([
  [{ name: 'mfe-sales' }, 'The folder mfe-sales exists already'],
  [{ path: '/dashboard/sales/sale/x' }, 'The path /dashboard/sales/sale/x belongs to "Venta" (mfe-sales)'],
  [{ path: '/dashboard/sales' }, 'belongs to "Ventas" (mfe-sales)'],
  [{ path: '/dashboard/notifications' }, 'belongs to "Notificaciones" (host)'],
  [{ label: 'Ventas' }, 'The menu has "Ventas" already (mfe-sales)'],
])('C-07 rejects %j, which is in use', (change, sentence) =>
  expect(() => assertAvailable(ROOT, { ...options, ...change }, [sales])).toThrow(sentence),
);

test('C-07 accepts an unused name, path and label', () =>
  expect(() => assertAvailable(ROOT, options, [sales])).not.toThrow());
