import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '../../platform';
import { renderPage } from '../../testing';
import { DataTable } from './data-table';
import type { ListColumn } from './list-column';
import { ROW_HEIGHTS } from './table-row';
import { extractBlocks } from './virtual-table-body';

const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: `r-${index}`, name: `Renglón ${index + 1}` }));
const columns: readonly ListColumn<(typeof rows)[number]>[] = [{ key: 'name', title: 'Nombre', render: (r) => r.name }];

test.each([
  [0, 19, 20_000, [0, 40]],
  [3, 22, 20_000, [0, 48]],
  [1000, 1019, 20_000, [976, 1040]],
  [19_981, 19_999, 20_000, [19_960, 20_000]],
  [101, 119, 120, [80, 120]],
])('R-34 with rows %i to %i of %i visible, whole blocks %j are rendered', (startIndex, endIndex, count, [from, to]) => {
  const indexes = extractBlocks({ startIndex, endIndex, count, overscan: 20 });
  expect([indexes[0], (indexes.at(-1) ?? 0) + 1, indexes.length]).toEqual([from, to, (to ?? 0) - (from ?? 0)]);
});

test('R-34 of 20,000 rows only those near the window are rendered, each with its position', async () => {
  renderPage(<DataTable columns={columns} rows={rows} caption="renglones" />);
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '20001');
  expect(screen.getAllByRole('row').length).toBeLessThan(150);
  await waitFor(() => expect(screen.getByRole('row', { name: 'Renglón 1' })).toHaveAttribute('aria-rowindex', '2'));
  const body = table.querySelector('tbody');
  if (!body) throw new Error('A table has a body.');
  jest.spyOn(body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY, 0, 0));
  Object.assign(window, { scrollY: 10_000 * ROW_HEIGHTS.comfortable });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('row', { name: 'Renglón 10001' })).toHaveAttribute('aria-rowindex', '10002');
  expect(screen.queryByText('Renglón 1')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(150);
  Object.assign(window, { scrollY: 0 });
});

const Address = () => useLocation().pathname;

test('a value that names another record leads to it, a click beside it to the record of the row', async () => {
  const sales: readonly ListColumn<{ id: string; customerId: string }>[] = [
    { key: 'folio', title: 'Folio', render: () => 'V-1', link: () => '/ignored' },
    {
      key: 'customer',
      title: 'Cliente',
      render: () => 'Ana Núñez',
      link: ({ customerId }) => `/clientes/${customerId}`,
    },
    { key: 'status', title: 'Estatus', render: () => 'Registrada' },
  ];
  const { user } = renderPage(
    <>
      <Address />
      <DataTable
        columns={sales}
        rows={[{ id: 's-1', customerId: 'c-1' }]}
        caption="ventas"
        rowLink={({ id }) => `/ventas/${id}`}
      />
    </>,
  );
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['V-1', '/ventas/s-1'],
    ['Ana Núñez', '/clientes/c-1'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Ana Núñez' }));
  expect(screen.getByText('/clientes/c-1')).toBeVisible();
  await user.click(screen.getByText('Registrada'));
  expect(screen.getByText('/ventas/s-1')).toBeVisible();
});
