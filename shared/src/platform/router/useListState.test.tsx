import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { createSessionUser, mockApi } from '../../testing';
import { loadSavedViews } from '../savedViews/savedViews';
import { session } from '../host';
import { getListAddress } from './listAddresses';
import { useListState } from './useListState';

const routerAt =
  (address: string) =>
  ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;

const renderListState = (address: string) =>
  renderHook(() => ({ list: useListState(['search', 'status'], '-date'), search: useLocation().search }), {
    wrapper: routerAt(address),
  });

test('E-04 K-01 reads page, size, sort and its filters from the address; the defaults are page 1 and size 10', () => {
  expect(renderListState('/').result.current.list.query).toEqual({ page: 1, size: 10, sort: '-date' });
  expect(renderListState('/?page=3&size=20&sort=total&status=ENTREGADA&other=1').result.current.list.query).toEqual({
    page: 3,
    size: 20,
    sort: 'total',
    status: 'ENTREGADA',
  });
});

test('E-04 the way back to a list has the filters, page and sort that it was left with', () => {
  expect(getListAddress('/ventas')).toBe('/ventas');
  const { unmount } = renderListState('/ventas?status=ENTREGADA&page=2');
  unmount();
  expect(getListAddress('/ventas')).toBe('/ventas?status=ENTREGADA&page=2');
  renderListState('/ventas');
  expect(getListAddress('/ventas')).toBe('/ventas');
});

test('E-04 R-52 the way back to a list forgets the page that led there', () => {
  renderListState('/ventas?status=ENTREGADA&volver=%2Fdashboard%2Fsetup');
  expect(getListAddress('/ventas')).toBe('/ventas?status=ENTREGADA');
});

test.each(['-1', '0', 'x', '1.5'])('K-01 an invalid page (%s) becomes the first page', (page) => {
  expect(renderListState(`/?page=${page}`).result.current.list.page).toBe(1);
});

test.each([
  ['100', 100],
  ['101', 10],
  ['1000000', 10],
  ['all', 10],
  ['-5', 10],
])('K-01 E-04 size %s of the address is read as %i', (size, expected) => {
  expect(renderListState(`/?size=${size}`).result.current.list.size).toBe(expected);
});

test('V-01 writes trimmed filters to the address and goes to page 1; removes an empty filter', () => {
  const { result } = renderListState('/?page=4&status=ENTREGADA');
  act(() => result.current.list.setFilters({ search: ' maíz ', status: '' }));
  expect(result.current.search).toBe('?search=ma%C3%ADz');
  expect(result.current.list.activeFilterCount).toBe(1);
});

test('does not write defaults to the address', () => {
  const { result } = renderListState('/?page=2&sort=total');
  act(() => result.current.list.setSort('-date'));
  expect(result.current.search).toBe('');
  act(() => result.current.list.setPage(2));
  expect(result.current.search).toBe('?page=2');
});

test('a filter that is set while the guard checks the previous change keeps that change', () => {
  const requestedSearches: string[] = [];
  const slowNavigator = {
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: (to: { search?: string } | string) =>
      void requestedSearches.push(typeof to === 'string' ? to : (to.search ?? '')),
  };
  let search = '?page=2';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/', search, hash: '', state: null, key: search }} navigator={slowNavigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useListState(['search', 'status'], '-date'), { wrapper });
  act(() => result.current.setFilters({ status: 'ENTREGADA' }));
  act(() => result.current.setFilters({ search: 'sol' }));
  expect(requestedSearches).toEqual(['?status=ENTREGADA', '?status=ENTREGADA&search=sol']);
  search = '?status=REGISTRADA';
  rerender();
  act(() => result.current.setPage(3));
  expect(requestedSearches.at(-1)).toBe('?status=REGISTRADA&page=3');
});

describe('with a default view', () => {
  const view = {
    id: 'v-1',
    list: '/lista',
    name: 'Entregadas',
    isDefault: true,
    filters: { status: 'ENTREGADA' },
    sort: 'total',
    columns: [],
    density: 'compact',
  };
  const renderList = (address: string) =>
    renderHook(
      () => ({ list: useListState(['search', 'status'], '-date'), search: useLocation().search, go: useNavigate() }),
      { wrapper: routerAt(address) },
    );
  const receiveViews = (views: readonly object[]): Promise<void> => {
    session.setUser(createSessionUser('Admin'));
    mockApi({ 'GET /views': { data: views } });
    return loadSavedViews();
  };
  afterEach(() => localStorage.clear());

  test('E-12 an address without a query shows the default view from the first render on', async () => {
    await receiveViews([{ ...view, list: '/otra' }, { ...view, id: 'v-2', isDefault: false }, view]);
    const queries: unknown[] = [];
    const { result } = renderHook(
      () => {
        const list = useListState(['search', 'status'], '-date');
        queries.push(list.query);
        return useLocation().search;
      },
      { wrapper: routerAt('/lista') },
    );
    expect(queries[0]).toEqual({ page: 1, size: 10, sort: 'total', status: 'ENTREGADA' });
    expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(1);
    expect(result.current).toBe('?status=ENTREGADA&sort=total&view=v-1');
  });

  test.each(['?search=x', '?page=2', '?view=standard'])('E-12 an address with a query wins: %s', async (query) => {
    await receiveViews([view]);
    const { result } = renderList(`/lista${query}`);
    expect([result.current.search, result.current.list.filters.status]).toEqual([query, undefined]);
  });

  test('E-12 a list whose filters are cleared stays without the default view; a new visit opens with it', async () => {
    await receiveViews([view]);
    const { result } = renderList('/lista?search=x');
    act(() => result.current.list.clearFilters());
    expect(result.current.search).toBe('?view=standard');
    act(() => void result.current.go('/lista'));
    expect(result.current.search).toBe('?status=ENTREGADA&sort=total&view=v-1');
  });

  test('E-12 R-52 the page that led to the list neither hides the default view nor is lost by it', async () => {
    await receiveViews([view]);
    const { result } = renderList('/lista?volver=%2Fdashboard%2Fsetup');
    expect(result.current.search).toBe('?status=ENTREGADA&sort=total&view=v-1&volver=%2Fdashboard%2Fsetup');
    act(() => result.current.list.setFilters({ status: '' }));
    act(() => result.current.list.setSort('-date'));
    expect(result.current.list.filters).toEqual({});
  });

  test('E-12 on a device that receives its views first, the default view applies as soon as it is known', async () => {
    const { result } = renderList('/lista');
    expect(result.current.search).toBe('');
    await act(() => receiveViews([view]));
    expect(result.current.list.filters).toEqual({ status: 'ENTREGADA' });
  });

  test('E-12 a list that is open stays as it is when another view becomes the default', async () => {
    await receiveViews([]);
    const { result } = renderList('/lista');
    await act(() => receiveViews([view]));
    expect(result.current.search).toBe('');
  });

  test('E-12 stored views that cannot be read are ignored', () => {
    for (const text of ['{', '{}', '[1, {"list": "/lista", "isDefault": true}]']) {
      localStorage.setItem('surco.views', text);
      expect(renderList('/lista').result.current.search).toBe('');
    }
  });
});
