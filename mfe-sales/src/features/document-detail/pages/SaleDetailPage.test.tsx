import { useLocation, useRoutes } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import type { Sale } from '@surco/shared/contract';
import { sale } from '../../../testing/fixtures';
import SaleDetailPage from './SaleDetailPage';

const Where = () => <p>{useLocation().pathname}</p>;

const Site = () =>
  useRoutes([
    { path: '/dashboard/sales/sale/:id?', element: <SaleDetailPage /> },
    { path: '*', element: <Where /> },
  ]);

const open = (record: Sale) => {
  const asked = serve({ 'GET /sales/v-1': { data: record } });
  return { ...renderPage(<Site />, '/dashboard/sales/sale/v-1'), asked };
};

test('R-27 X-09 folio and status come first, then the three figures that matter', async () => {
  const { asked, container } = open(sale());
  expect(await screen.findByText('V-2026-000123')).toBeInTheDocument();
  expect(asked).toEqual([{ method: 'GET', url: '/sales/v-1' }]);
  expect(screen.getByText('Registrada')).toBeInTheDocument();
  const figures = [...container.querySelectorAll('.surco-figures dd')].map((figure) => figure.textContent);
  expect(figures).toEqual(['$108,822.50', '29', '20.01 ha']);
});

test('R-27 lines, totals and facts of the sale', async () => {
  open(sale({ notes: 'Entregar en el rancho' }));
  const table = await screen.findByRole('table', { name: 'Productos' });
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Maíz DKX-620', '29', '$3,950.00', '5 %', '20.01 ha', '60.00 t/ha', 'L-77', '$108,822.50']);
  expect(screen.getByText('IVA').nextSibling).toHaveTextContent('$0.00');
  expect(screen.getByRole('link', { name: '8711234567' })).toHaveAttribute('href', 'tel:8711234567');
  expect(screen.getByText('Agrosemillas del Norte')).toBeInTheDocument();
  expect(screen.getByText('PV 2026')).toBeInTheDocument();
  expect(screen.getByText('Entregar en el rancho')).toBeInTheDocument();
});

test('R-27 the history tells who did what', async () => {
  const at = '2026-11-20T16:00:00.000Z';
  const changes = [{ field: 'Notas', before: null, after: 'Urgente' }];
  const edited = { id: 'h-2', at, by: null, action: 'MODIFICADA' as const, note: null, changes };
  open(sale({ history: [...sale().history, edited] }));
  await screen.findByText('Venta modificada');
  const [newest, first] = document.querySelectorAll('.surco-timeline > li');
  expect(newest).toHaveTextContent(/Venta modificada.*Notas: – → Urgente.*Surco/);
  expect(first).toHaveTextContent(/Venta registrada.*Carla Ibarra/);
});

test('X-09 a sale out of reach is told, with a way to try again', async () => {
  serve({ 'GET /sales/v-1': { status: 404, error: 'No se encontró lo que se busca.', code: 'NO_ENCONTRADO' } });
  renderPage(<Site />, '/dashboard/sales/sale/v-1');
  expect(await screen.findByText('No se encontró lo que se busca.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('R-27 without an id the address leads to the list', async () => {
  serve({});
  renderPage(<Site />, '/dashboard/sales/sale');
  expect(await screen.findByText('/dashboard/sales/list/sale')).toBeInTheDocument();
});
