import { MANAGER_ROLES, type Role, STAFF_ROLES } from '@surco/shared/domain';
import { manifest } from './manifest';
import { pages } from './routes';
import { DEFAULT_TAB, TABS } from './common/model/tabs';

const [overview, myDay, sales] = manifest.menu;
const findRoute = (path: string) => manifest.routes.find((candidate) => candidate.path === path);

test.each<[string, string, readonly Role[], { page?: string; title?: string }]>([
  ['R-23 the list of sales is open to staff', 'list/sale', STAFF_ROLES, { page: 'sales-list' }],
  ['R-24 DKbonos are its other tab', 'list/voucher', STAFF_ROLES, { page: 'sales-list', title: 'DKbonos' }],
  [
    'R-25 P-01 the form of a new sale is a consultant’s',
    'create-sale',
    ['Consultant'],
    { page: 'create-sale', title: 'Nueva venta' },
  ],
  [
    'R-25 T-03 P-01 the form that converts a DKbono is the same page, titled after what it does',
    'create-sale/:voucherId',
    ['Consultant'],
    { page: 'create-sale', title: 'Convertir DKbono en venta' },
  ],
  ['R-26 P-02 a sale is edited by administrators and consultants', 'edit-sale/:id', ['Admin', 'Consultant'], {}],
  ['R-27 a sale is open to staff, its id optional', 'sale/:id?', STAFF_ROLES, {}],
  ['R-28 P-01 the form of a new DKbono is a consultant’s', 'create-dkbono', ['Consultant'], {}],
  ['a DKbono is edited by administrators and consultants', 'edit-dkbono/:id', ['Admin', 'Consultant'], {}],
  ['R-29 a DKbono is open to staff', 'dkbono/:id', STAFF_ROLES, {}],
  ['X-16 sales are imported by administrators and consultants', 'import', ['Admin', 'Consultant'], {}],
  ['R-49 X-23 targets are set by administrators and coordinators', 'targets', ['Admin', 'Coordinator'], {}],
])('%s', (_, path, roles, fields) => expect(findRoute(`/dashboard/sales/${path}`)).toMatchObject({ roles, ...fields }));

test('E-05 the section and its list lead to the tab of sales, the first of two', () => {
  const redirectTo = '/dashboard/sales/list/sale';
  for (const path of ['/dashboard/sales', '/dashboard/sales/list'])
    expect(manifest.redirects).toContainEqual({ path, redirectTo });
  expect([TABS, DEFAULT_TAB]).toEqual([['sale', 'voucher'], 'sale']);
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

test('R-25 X-34 lists for offline use only pages of the section and the lazy chunks named here', () => {
  const lazyChunks = [
    'outbox',
    'payment-dialog',
    'delivery-dialog',
    'pending-document',
    'pending-balance',
    'document-paper',
    'share',
    'confirm-dialog',
    'date-picker',
    'version-conflict',
    'desktop-select',
  ];
  const pageNames = new Set<string>(Object.keys(pages));
  expect(manifest.offline.Consultant.filter((name) => !pageNames.has(name) && !lazyChunks.includes(name))).toEqual([]);
});
