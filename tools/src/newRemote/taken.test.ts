import { manifest as sales } from '../../../mfe-sales/src/manifest';
import { ROOT } from '../packages';
import { ensureFree } from './taken';

const asked = { name: 'mfe-entregas-de-prueba', label: 'Entregas', path: '/dashboard/entregas' };

test.each([
  [{ name: 'mfe-sales' }, 'La carpeta mfe-sales ya existe'],
  [{ path: '/dashboard/sales/sale/x' }, 'La dirección /dashboard/sales/sale/x ya es de «Venta» (mfe-sales)'],
  [{ path: '/dashboard/sales' }, 'ya es de «Ventas» (mfe-sales)'],
  [{ path: '/dashboard/notifications' }, 'ya es de «Notificaciones» (host)'],
  [{ label: 'Ventas' }, 'El menú ya tiene «Ventas» (mfe-sales)'],
])('C-07 %j belongs to somebody already', (change, sentence) =>
  expect(() => ensureFree(ROOT, { ...asked, ...change }, [sales])).toThrow(sentence),
);

test('C-07 what nobody has is free', () => expect(() => ensureFree(ROOT, asked, [sales])).not.toThrow());
