import { MANAGER_ROLES, STAFF_ROLES } from '@surco/shared/domain';
import { manifest } from './manifest';
import { pages } from './routes';
import { DEFAULT_TAB, TABS } from './common/model/tabs';

const [overview, myDay, sales] = manifest.menu;
const findRoute = (path: string) => manifest.routes.find((candidate) => candidate.path === path);

test('R-23 the section leads to the sales list, which is open to staff', () => {
  expect(manifest.redirects).toContainEqual({ path: '/dashboard/sales', redirectTo: '/dashboard/sales/list/sale' });
  expect(findRoute('/dashboard/sales/list/sale')?.roles).toEqual(STAFF_ROLES);
});

test.each([
  ['R-25 P-01 the form of a new sale is a consultant’s', 'create-sale', ['Consultant']],
  ['R-25 P-01 the form that converts a DKbono is a consultant’s', 'create-sale/:voucherId', ['Consultant']],
  ['R-26 P-02 a sale is edited by administrators and consultants', 'edit-sale/:id', ['Admin', 'Consultant']],
  ['R-28 P-01 the form of a new DKbono is a consultant’s', 'create-dkbono', ['Consultant']],
  ['R-49 X-23 targets are set by administrators and coordinators', 'targets', ['Admin', 'Coordinator']],
  ['a DKbono is edited by administrators and consultants', 'edit-dkbono/:id', ['Admin', 'Consultant']],
  ['R-29 a DKbono is open to staff', 'dkbono/:id', STAFF_ROLES],
])('%s', (_, path, roles) => expect(findRoute(`/dashboard/sales/${path}`)?.roles).toEqual(roles));

test('R-24 DKbonos are the other tab of the same screen, open to staff', () => {
  expect(findRoute('/dashboard/sales/list/voucher')).toMatchObject({ roles: STAFF_ROLES, title: 'DKbonos' });
  expect(findRoute('/dashboard/sales/list/voucher')?.page).toBe(findRoute('/dashboard/sales/list/sale')?.page);
});

test('R-25 T-03 the forms of a new sale and of a conversion are one page, titled after what it does', () => {
  expect(findRoute('/dashboard/sales/create-sale')).toMatchObject({ page: 'create-sale', title: 'Nueva venta' });
  expect(findRoute('/dashboard/sales/create-sale/:voucherId')).toMatchObject({
    page: 'create-sale',
    title: 'Convertir DKbono en venta',
  });
});

test('X-16 sales are imported by administrators and consultants', () =>
  expect(findRoute('/dashboard/sales/import')?.roles).toEqual(['Admin', 'Consultant']));

test('R-27 a sale is open to staff, its id optional', () =>
  expect(findRoute('/dashboard/sales/sale/:id?')?.roles).toEqual(STAFF_ROLES));

test('E-05 the current tab is `sale` by default, also if the address has no tab', () => {
  expect(TABS).toEqual(['sale', 'voucher']);
  expect(DEFAULT_TAB).toBe('sale');
  const listRedirect = manifest.redirects.find(({ path }) => path === '/dashboard/sales/list');
  expect(listRedirect?.redirectTo).toBe('/dashboard/sales/list/sale');
});

test('A-06 the menu of staff shows the section with icon and label', () =>
  expect(manifest.menu).toContainEqual(
    expect.objectContaining({ label: 'Ventas', order: 10, roles: STAFF_ROLES, icon: expect.stringMatching(/^M/) }),
  ));

test('A-06 the menu begins with Inicio for managers and with Mi día for consultants', () =>
  expect(manifest.menu.map(({ label, path, roles }) => [label, path, roles]).slice(0, 2)).toEqual([
    ['Inicio', '/dashboard/overview', MANAGER_ROLES],
    ['Mi día', '/dashboard/my-day', ['Consultant']],
  ]));

test('A-06 the menu shows sales, DKbonos and targets below their section', () =>
  expect(sales.children.map(({ label, path }) => [label, path])).toEqual([
    ['Ventas', '/dashboard/sales/list/sale'],
    ['DKbonos', '/dashboard/sales/list/voucher'],
    ['Metas', '/dashboard/sales/targets'],
  ]));

test('R-23 every page of the manifest has its code', () =>
  expect(Object.keys(pages).toSorted()).toEqual([...new Set(manifest.routes.map(({ page }) => page))].toSorted()));

test('A-06 every address of the section belongs to one of its entries', () => {
  const menuPaths = [
    [overview.path],
    [myDay.path],
    ...sales.children.map(({ path, activePaths }) => [path, ...activePaths]),
  ];
  for (const { path } of manifest.routes) {
    const matches = menuPaths.filter((prefixes) =>
      prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    );
    expect([path, matches.length]).toEqual([path, 1]);
  }
});
