import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router-dom';
import { useListState } from './listState';

const at =
  (address: string) =>
  ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;

const open = (address: string) =>
  renderHook(() => ({ list: useListState(['search', 'status'], '-date'), search: useLocation().search }), {
    wrapper: at(address),
  });

test('E-04 K-01 page 1 and size 10 unless the address says otherwise', () => {
  expect(open('/').result.current.list.query).toEqual({ page: 1, size: 10, sort: '-date' });
  expect(open('/?page=3&size=20&sort=total&status=ENTREGADA&other=1').result.current.list.query).toEqual({
    page: 3,
    size: 20,
    sort: 'total',
    status: 'ENTREGADA',
  });
});

test.each(['-1', '0', 'x', '1.5'])('K-01 a page that is none (%s) is the first', (page) => {
  expect(open(`/?page=${page}`).result.current.list.page).toBe(1);
});

test.each([
  ['100', 100],
  ['101', 10],
  ['1000000', 10],
  ['all', 10],
  ['-5', 10],
])('K-01 E-04 size %s of the address is read as %i', (size, expected) => {
  expect(open(`/?size=${size}`).result.current.list.size).toBe(expected);
});

test('V-01 filters go to the address, trimmed, back to page 1; an empty one leaves it', () => {
  const { result } = open('/?page=4&status=ENTREGADA');
  act(() => result.current.list.setFilters({ search: ' maíz ', status: '' }));
  expect(result.current.search).toBe('?search=ma%C3%ADz');
  expect(result.current.list.activeFilters).toBe(1);
});

test('what is the default is not written to the address', () => {
  const { result } = open('/?page=2&sort=total');
  act(() => result.current.list.setSort('-date'));
  expect(result.current.search).toBe('');
  act(() => result.current.list.setPage(2));
  expect(result.current.search).toBe('?page=2');
});

test('a filter set while the guard still thinks about the one before takes nothing from it', () => {
  const asked: string[] = [];
  const slow = {
    createHref: String,
    go: () => undefined,
    push: () => undefined,
    replace: (to: { search?: string } | string) => void asked.push(typeof to === 'string' ? to : (to.search ?? '')),
  };
  let search = '?page=2';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/', search, hash: '', state: null, key: search }} navigator={slow}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useListState(['search', 'status'], '-date'), { wrapper });
  act(() => result.current.setFilters({ status: 'ENTREGADA' }));
  act(() => result.current.setFilters({ search: 'sol' }));
  expect(asked).toEqual(['?status=ENTREGADA', '?status=ENTREGADA&search=sol']);
  search = '?status=REGISTRADA';
  rerender();
  act(() => result.current.setPage(3));
  expect(asked.at(-1)).toBe('?status=REGISTRADA&page=3');
});
