import { nearest, sectionsAt, trailTo } from './menuState';
import { MENU } from './testMenu';

const at = (pathname: string, label: string) => {
  const found = sectionsAt(MENU, pathname).find((section) => section.label === label);
  if (!found) throw new Error(label);
  return found;
};
const activeChild = (pathname: string, label: string) =>
  at(pathname, label).children.find(({ active }) => active)?.label;

test.each([
  ['/a/b', ['/a', '/a/b', '/a/bc'], '/a/b'],
  ['/a/b/c', ['/a', '/a/b'], '/a/b'],
  ['/ab', ['/a'], undefined],
])('A-06 the entry nearest to %s', (pathname, paths, expected) => {
  expect(nearest(paths, pathname)).toBe(expected);
});

test('A-06 a section leads to its first page and shows its pages only when there are several', () => {
  expect(at('/', 'Ventas').to).toBe('/dashboard/sales/list/sale');
  expect(at('/', 'Clientes')).toMatchObject({ to: '/dashboard/customers/list', children: [] });
  expect(at('/', 'Productos')).toMatchObject({ to: '/dashboard/products', children: [] });
});

test('A-06 the section and the page the person is at are marked', () => {
  expect(at('/dashboard/sales/create-sale', 'Ventas').active).toBe(true);
  expect(activeChild('/dashboard/sales/create-sale', 'Ventas')).toBeUndefined();
  expect(activeChild('/dashboard/sales/dkbono/7', 'Ventas')).toBe('DKbonos');
  expect(activeChild('/dashboard/sales/list/voucher', 'Ventas')).toBe('DKbonos');
  expect(activeChild('/dashboard/users/form/7', 'Usuarios')).toBe('Lista');
  expect(activeChild('/dashboard/users/pending', 'Usuarios')).toBe('Pendientes de aprobación');
  expect(at('/dashboard/sales/list/sale', 'Productos').active).toBe(false);
});

test.each([
  ['/dashboard/sales/list/sale', 'Ventas', []],
  ['/dashboard/sales/list/voucher', 'DKbonos', ['Ventas']],
  ['/dashboard/sales/create-sale', 'Nueva venta', ['Ventas']],
  ['/dashboard/sales/dkbono/7', 'DKbono', ['Ventas', 'DKbonos']],
  ['/dashboard/users', 'Usuarios', []],
  ['/dashboard/users/form/7', 'Usuario', ['Usuarios', 'Lista']],
  ['/dashboard/products/form', 'Nuevo producto', ['Productos']],
  ['/elsewhere', 'Otra', []],
])('the way to %s', (pathname, title, labels) => {
  expect(trailTo(sectionsAt(MENU, pathname), title, pathname).map(({ label }) => label)).toEqual(labels);
});
