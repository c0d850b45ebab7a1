import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { DataTable } from './data-table';
import type { ListColumn } from './list-types';
import { ROW_HEIGHT, stretchAt } from './use-window';

const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: `r-${index}`, name: `Renglón ${index + 1}` }));
const columns: readonly ListColumn<(typeof rows)[number]>[] = [{ key: 'name', title: 'Nombre', render: (r) => r.name }];

test.each([
  [0, 900, 20_000, { from: 0, to: 56 }],
  [-100, 900, 20_000, { from: 0, to: 56 }],
  [-1000 * ROW_HEIGHT, 900, 20_000, { from: 976, to: 1056 }],
  [-19_990 * ROW_HEIGHT, 900, 20_000, { from: 19_952, to: 20_000 }],
  [-50_000 * ROW_HEIGHT, 900, 120, { from: 72, to: 120 }],
])('R-34 scrolled to %i px in a window of %i px, of %i rows these are drawn: %j', (top, height, count, stretch) => {
  expect(stretchAt(top, height, count)).toEqual(stretch);
});

test('R-34 of 20,000 rows those in sight are drawn, others as the page is scrolled, and each tells its place', async () => {
  renderPage(<DataTable columns={columns} rows={rows} caption="renglones" />);
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '20001');
  expect(screen.getAllByRole('row').length).toBeLessThan(150);
  expect(screen.getByRole('row', { name: 'Renglón 1' })).toHaveAttribute('aria-rowindex', '2');
  const body = table.querySelector('tbody');
  if (!body) throw new Error('A table has a body.');
  jest.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -10_000 * ROW_HEIGHT, 0, 0));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('row', { name: 'Renglón 10001' })).toHaveAttribute('aria-rowindex', '10002');
  expect(screen.queryByText('Renglón 1')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(150);
});
