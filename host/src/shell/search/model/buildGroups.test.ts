import {
  createSearchResult,
  emptySearchResult,
  foundCustomer,
  searchableSections,
} from '../../../testing/searchFixtures';
import { buildGroups, buildStartGroups, type SearchScope } from './buildGroups';
import type { SearchGroup } from './searchItem';

const createScope = (role: SearchScope['role']): SearchScope => ({
  remotes: searchableSections,
  role,
  profile: undefined,
});
const listTitles = (groups: readonly SearchGroup[]) =>
  Object.fromEntries(groups.map(({ label, items }) => [label, items.map(({ title }) => title)]));

test.each([
  ['Consultant', 'venta', { Acciones: ['Nueva venta'], Páginas: ['Ventas'] }],
  ['Admin', 'venta', { Acciones: ['Importar ventas'], Páginas: ['Ventas'] }],
  ['Supervisor', 'venta', { Páginas: ['Ventas'] }],
  ['Admin', 'produ', { Páginas: ['Productos'] }],
  ['Consultant', 'produ', {}],
  ['Consultant', 'cerrar', { Páginas: ['Cerrar sesión'] }],
] as const)('a %s finds by «%s» the pages and actions of the manifests: %j', (role, text, expected) =>
  expect(listTitles(buildGroups(createScope(role), text, undefined, true))).toEqual(expected),
);

test('offers the actions for a customer to the roles that have them, with the customer in the query', () => {
  const groups = buildGroups(createScope('Consultant'), 'ana', createSearchResult(), true);
  expect(groups).toMatchObject([
    { label: 'Clientes', items: [{ title: 'Ana Ruiz', to: `/dashboard/customers/form/${foundCustomer.id}` }] },
    {
      label: 'Acciones',
      items: [
        { title: 'Nueva venta para Ana Ruiz', to: `/dashboard/sales/create-sale?customerId=${foundCustomer.id}` },
      ],
    },
  ]);
  expect(listTitles(buildGroups(createScope('Admin'), 'ana', createSearchResult(), true))).toEqual({
    Clientes: ['Ana Ruiz'],
  });
});

test('offers no action for a customer who cannot buy', () =>
  expect(
    listTitles(buildGroups(createScope('Consultant'), 'ana', createSearchResult(1, { status: 'PENDIENTE' }), true)),
  ).toEqual({ Clientes: ['Ana Ruiz'] }));

test('leads to the list with all matches, unless the data are those of the device', () => {
  const result = createSearchResult(1_200);
  const [group] = buildGroups(createScope('Admin'), 'ana ruiz', result, true);
  expect(group?.items.at(-1)).toMatchObject({
    title: 'Ver los 1,200 resultados en Clientes',
    to: '/dashboard/customers/list?search=ana+ruiz',
  });
  expect(listTitles(buildGroups(createScope('Admin'), 'ana ruiz', result, false))).toEqual({ Clientes: ['Ana Ruiz'] });
});

test('shows no record whose page the role cannot open', () => {
  const product = { id: foundCustomer.id, code: 'DKX-620', name: 'Maíz', enabled: true };
  const result = { ...emptySearchResult, products: { data: [product], totalRecords: 1 } };
  expect(listTitles(buildGroups(createScope('Admin'), 'dkx', result, true))).toEqual({ Productos: ['DKX-620'] });
  expect(buildGroups(createScope('Consultant'), 'dkx', result, true)).toEqual([]);
});

test('starts with what was opened last, as far as the role may still open it, and the actions', () => {
  const recent = [
    { kind: 'page', to: '/dashboard/products/list', title: 'Productos' },
    { kind: 'page', to: '/dashboard/sales/list/sale', title: 'Ventas' },
    { kind: 'page', to: '/dashboard/gone', title: 'Sección retirada' },
  ] as const;
  expect(listTitles(buildStartGroups(createScope('Consultant'), recent))).toEqual({
    'Abiertos hace poco': ['Ventas'],
    Acciones: ['Nueva venta'],
  });
});
