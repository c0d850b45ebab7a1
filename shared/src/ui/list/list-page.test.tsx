import { act, screen, waitFor, within } from '@testing-library/react';
import { useCall, useListState } from '../../platform';
import { session } from '../../platform/host';
import { chooseOption, type MockResponses, mockApi, readSelect, renderPage } from '../../testing';
import { createSessionUser } from '../../testing/createSessionUser';
import { ListPage } from './list-page';
import type { ListColumn } from '../table/list-column';
import type { ListFilter } from './list-types';

interface Season {
  id: string;
  name: string;
  startDate: string;
}

const FILTER_NAMES = ['search', 'isOpen', 'isVoucherOpen'] as const;
const yesNo = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];
const columns: readonly ListColumn<Season>[] = [
  { key: 'name', title: 'Nombre', render: ({ name }) => name, cardPosition: 'title' },
  {
    key: 'start',
    title: 'Inicio',
    render: ({ startDate }) => startDate,
    sortField: 'startDate',
    sortAs: 'date',
    align: 'right',
  },
  { key: 'end', title: 'Fin', render: () => '2026-09-30' },
  { key: 'sales', title: 'Ventas', render: () => 0 },
  { key: 'notes', title: 'Notas', render: () => '', optional: true },
  { key: 'vouchers', title: 'DKbonos', render: () => 0 },
];
const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: 'Buscar' },
  { kind: 'select', name: 'isOpen', label: 'Abierta', options: yesNo },
];

function Seasons({ byZones = false, filteredText }: { byZones?: boolean; filteredText?: string }) {
  const state = useListState(FILTER_NAMES, '-startDate');
  const response = useCall('GET /seasons', { query: state.query });
  return (
    <ListPage
      noun={['temporada', 'temporadas']}
      state={state}
      response={response}
      columns={columns}
      filters={filters}
      action={{ label: 'Nueva temporada', to: '/nueva' }}
      importTo="/importar"
      empty={{ text: 'Aún no hay temporadas.', byZones, filteredText }}
      rowLink={({ id }) => `/temporada/${id}`}
    />
  );
}

const createSeason = (index: number): Season => ({
  id: `t${index}`,
  name: `Temporada ${index}`,
  startDate: '2026-05-01',
});

const createPage = (address: URL, total: number) => {
  const page = Number(address.searchParams.get('page'));
  const size = Number(address.searchParams.get('size'));
  const first = (page - 1) * size;
  const data = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) =>
    createSeason(first + index + 1),
  );
  return { data, page, size, totalPages: Math.ceil(total / size), totalRecords: total };
};

const show = (response: MockResponses[string], address = '/') => {
  const requests = mockApi({ 'GET /seasons': response });
  return { requests, ...renderPage(<Seasons />, address) };
};

test.each([
  [[], undefined, /^Su cuenta no tiene zonas/],
  [['z-1'], undefined, 'Ningún registro coincide con los filtros.'],
  [['z-1'], 'No hay temporadas por abrir.', 'No hay temporadas por abrir.'],
] as const)(
  'P-07 to a person with the zones %j an empty list with the text %p says: %s',
  async (zoneIds, own, text) => {
    session.setUser({ ...createSessionUser('Supervisor'), zoneIds: [...zoneIds] });
    mockApi({ 'GET /seasons': (address) => createPage(address, 0) });
    renderPage(<Seasons byZones filteredText={own} />, '/?search=pv');
    expect(await screen.findByText(text)).toBeVisible();
  },
);

const originalMatchMedia = window.matchMedia;
afterEach(() => {
  session.clear();
  window.matchMedia = originalMatchMedia;
});

/** Makes the query of `useIsPhone` match. */
const simulatePhone = (): void => {
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: query === '(max-width: 767.98px)' });
};

test('E-04 K-01 A-01 requests page 1 of size 10 and shows rows, count and pages', async () => {
  const { requests, user } = show((address) => createPage(address, 1284));
  expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(await screen.findByText('1,284 temporadas')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('1–10 de 1,284')).toBeVisible();
  expect(requests).toEqual([{ method: 'GET', url: '/seasons?page=1&size=10&sort=-startDate' }]);
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(await screen.findByRole('link', { name: 'Temporada 11' })).toHaveAttribute('href', '/temporada/t11');
  expect(requests.at(-1)?.url).toBe('/seasons?page=2&size=10&sort=-startDate');
  expect(screen.getByRole('button', { name: 'Página anterior' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
});

test('V-01 sends a trimmed search after a pause, from the first page, and none when emptied', async () => {
  const { requests, user } = show((address) => createPage(address, 30), '/?page=2');
  const search = await screen.findByRole('searchbox', { name: 'Buscar' });
  await user.type(search, '  PV 2026 ');
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/seasons?search=PV+2026&page=1&size=10&sort=-startDate'));
  expect(requests).toHaveLength(2);
  expect(search).toHaveValue('  PV 2026 ');
  expect(screen.getByRole('button', { name: 'Limpiar la búsqueda' })).toBeVisible();
  await user.clear(search);
  await user.type(search, '   {Enter}');
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/seasons?page=1&size=10&sort=-startDate'));
});

test('filters from the address show as removable chips', async () => {
  const { requests, user } = show((address) => createPage(address, 3), '/?search=pv&isOpen=true');
  expect(requests[0]?.url).toBe('/seasons?search=pv&isOpen=true&page=1&size=10&sort=-startDate');
  const chips = within(await screen.findByRole('list', { name: 'Filtros en uso' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(2);
  await user.click(chips.getByRole('button', { name: 'Quitar el filtro Abierta: Sí' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/seasons?search=pv&page=1&size=10&sort=-startDate'));
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/seasons?page=1&size=10&sort=-startDate'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a click on a header sorts by it ascending, and another one descending; aria-sort says so', async () => {
  const { requests, user } = show((address) => createPage(address, 3));
  const findHead = () => screen.findByRole('columnheader', { name: 'Inicio' });
  expect(await findHead()).toHaveAttribute('aria-sort', 'descending');
  for (const [sort, direction] of [
    ['startDate', 'ascending'],
    ['-startDate', 'descending'],
  ] as const) {
    await user.click(within(await findHead()).getByRole('button'));
    await waitFor(() => expect(requests.at(-1)?.url).toBe(`/seasons?page=1&size=10&sort=${sort}`));
    expect(await findHead()).toHaveAttribute('aria-sort', direction);
  }
});

test('the previous page stays, marked as busy, while the next one loads', async () => {
  const { user } = show((address) => createPage(address, 30));
  await screen.findByText('Temporada 1');
  const response = globalThis.fetch;
  const pending: (() => void)[] = [];
  globalThis.fetch = (...request) => new Promise((resolve) => pending.push(() => resolve(response(...request))));
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(screen.getByText('Temporada 1')).toBeVisible();
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull();
  for (const release of pending) release();
  expect(await screen.findByText('Temporada 21')).toBeVisible();
});

test('F-03 a failed list shows the error and retries', async () => {
  let isAvailable = false;
  const { user } = show((address) =>
    isAvailable ? createPage(address, 1) : { status: 503, error: 'La base de datos no responde.' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Servicio no disponible');
  expect(screen.getByText('La base de datos no responde.')).toBeVisible();
  isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 temporada')).toBeVisible();
});

test('an invalid query offers the unfiltered list', async () => {
  const { user } = show(
    (address) =>
      address.searchParams.get('sort') === 'nada'
        ? { status: 400, error: 'Revise los datos.' }
        : createPage(address, 2),
    '/lista?sort=nada',
  );
  expect(await screen.findByText('La consulta no es válida')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver la lista completa' }));
  expect(await screen.findByText('2 temporadas')).toBeVisible();
});

test('rows stay when a refresh fails, with a notice that they may be outdated', async () => {
  let isAvailable = true;
  const { user } = show((address) =>
    isAvailable ? createPage(address, 2) : { status: 503, error: 'La base de datos no responde.' },
  );
  await screen.findByText('2 temporadas');
  isAvailable = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo actualizar la lista. La base de datos no responde.',
  );
  expect(screen.getByText('Temporada 1')).toBeVisible();
  isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('hidden and optional columns stay as chosen on the next visit; the first column cannot be hidden', async () => {
  const first = show((address) => createPage(address, 2));
  await first.user.click(await screen.findByText('Columnas'));
  expect(screen.queryByRole('checkbox', { name: 'Nombre' })).toBeNull();
  await first.user.click(screen.getByRole('checkbox', { name: 'Fin' }));
  expect(screen.queryByRole('columnheader', { name: 'Fin' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Notas' })).toBeNull();
  await first.user.click(screen.getByRole('checkbox', { name: 'Notas' }));
  first.unmount();
  show((address) => createPage(address, 2));
  expect(await screen.findByRole('columnheader', { name: 'Notas' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Fin' })).toBeNull();
  localStorage.clear();
});

test('a list without matches offers to clear the filters', async () => {
  const { user } = show((address) => createPage(address, address.searchParams.has('search') ? 0 : 2), '/?search=nada');
  expect(await screen.findByText('Ningún registro coincide con los filtros.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[1]!);
  expect(await screen.findByText('2 temporadas')).toBeVisible();
});

test('R-53 an empty list shows its text, its action and its import', async () => {
  show((address) => createPage(address, 0));
  expect(await screen.findByText('Aún no hay temporadas.')).toBeVisible();
  for (const name of ['Nueva temporada', 'Importar']) expect(screen.getAllByRole('link', { name })).toHaveLength(2);
});

test('a page past the last leads back to the first', async () => {
  const { user } = show((address) => createPage(address, 12), '/?page=9');
  await user.click(await screen.findByRole('button', { name: 'Ir a la primera página' }));
  expect(await screen.findByText('Temporada 1')).toBeVisible();
});

test('on a phone rows are cards and filters and order are behind a button with the number of filters', async () => {
  simulatePhone();
  const { requests, user } = show((address) => createPage(address, 3), '/?isOpen=true');
  expect(await screen.findByRole('list', { name: 'temporadas' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  const more = screen.getByRole('button', { name: 'Filtros (1 en uso)' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Abierta' })).toBeVisible();
  expect(await readSelect('Ordenar por')).toBe('Inicio, primero lo más reciente');
  await chooseOption(user, 'Ordenar por', 'Inicio, primero lo más antiguo');
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/seasons?isOpen=true&page=1&size=10&sort=startDate'));
});
