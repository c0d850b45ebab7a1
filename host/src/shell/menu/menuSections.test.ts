import { findLongestMatch, getMenuSections, getBreadcrumbs } from './menuSections';
import { menuFixture } from '../../testing/menuFixture';

const findSectionAt = (pathname: string, label: string) => {
  const found = getMenuSections(menuFixture, pathname).find((section) => section.label === label);
  if (!found) throw new Error(label);
  return found;
};
const findActiveChild = (pathname: string, label: string) =>
  findSectionAt(pathname, label).children.find(({ active }) => active)?.label;

test.each([
  ['/a/b', ['/a', '/a/b', '/a/bc'], '/a/b'],
  ['/a/b/c', ['/a', '/a/b'], '/a/b'],
  ['/ab', ['/a'], undefined],
])('A-06 finds the longest path that is %s or an ancestor of it', (pathname, paths, expected) => {
  expect(findLongestMatch(paths, pathname)).toBe(expected);
});

test('A-06 a section links to its first page and lists its pages only if there are several', () => {
  expect(findSectionAt('/', 'Ventas').to).toBe('/dashboard/sales/list/sale');
  expect(findSectionAt('/', 'Clientes')).toMatchObject({ to: '/dashboard/customers/list', children: [] });
  expect(findSectionAt('/', 'Productos')).toMatchObject({ to: '/dashboard/products', children: [] });
});

test('A-06 marks the current section and page', () => {
  expect(findSectionAt('/dashboard/sales/create-sale', 'Ventas').active).toBe(true);
  expect(findActiveChild('/dashboard/sales/create-sale', 'Ventas')).toBeUndefined();
  expect(findActiveChild('/dashboard/sales/dkbono/7', 'Ventas')).toBe('DKbonos');
  expect(findActiveChild('/dashboard/sales/list/voucher', 'Ventas')).toBe('DKbonos');
  expect(findActiveChild('/dashboard/users/form/7', 'Usuarios')).toBe('Lista');
  expect(findActiveChild('/dashboard/users/pending', 'Usuarios')).toBe('Pendientes de aprobación');
  expect(findSectionAt('/dashboard/sales/list/sale', 'Productos').active).toBe(false);
});

test('A-06 marks nothing at the profile of the user, although its address is below that of the users', () => {
  const profile = '/dashboard/users/me';
  const sections = getMenuSections(menuFixture, profile, profile);
  expect(sections.filter(({ active, children }) => active || children.some((child) => child.active))).toEqual([]);
  expect(getBreadcrumbs(sections, 'Mi perfil', profile)).toEqual([]);
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
])('the breadcrumbs of %s name the section and the menu page above it', (pathname, title, labels) => {
  expect(getBreadcrumbs(getMenuSections(menuFixture, pathname), title, pathname).map(({ label }) => label)).toEqual(
    labels,
  );
});
