import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router-dom';
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
