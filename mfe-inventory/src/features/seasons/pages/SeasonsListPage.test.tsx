import type { Season } from '@surco/shared/contract';
import { renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { columnsOn } from '../components/columns';
import SeasonsListPage from './SeasonsListPage';

const season = (name: string, change: Partial<Season>): Season => ({
  id: name,
  name,
  startDate: '2020-05-01',
  endDate: '2020-09-30',
  isOpen: false,
  isVoucherOpen: false,
  version: 1,
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
  ...change,
});

const page = (data: readonly Season[]) => ({ data, page: 1, size: 10, totalPages: 1, totalRecords: data.length });

test('R-33, T-02 a season that has not begun sells nothing yet, though its DKbonos are open', async () => {
  serve({
    'GET /seasons': page([
      season('Futura', { startDate: '2999-05-01', isOpen: true, isVoucherOpen: true }),
      season('En curso', { isOpen: true }),
      season('Pasada', {}),
    ]),
  });
  renderPage(<SeasonsListPage />);
  await screen.findByText('3 temporadas');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Futura', '01/05/99', '30/09/20', 'Próxima', 'DKbonos'],
    ['En curso', '01/05/20', '30/09/20', 'Abierta', 'Ventas'],
    ['Pasada', '01/05/20', '30/09/20', 'Cerrada', 'Nada'],
  ]);
});

test('R-33 an exported season has dates, its state and what it takes, in words', () => {
  const row = season('En curso', { isOpen: true, isVoucherOpen: true });
  expect(columnsOn('2026-11-21').map(({ cell, render }) => cell?.(row) ?? render(row))).toEqual([
    'En curso',
    { date: '2020-05-01' },
    { date: '2020-09-30' },
    'Abierta',
    'Ventas, DKbonos',
  ]);
});

test('the HTML starts exactly what the list first asks', async () => {
  const asked = serve({ 'GET /seasons': page([]) });
  renderPage(<SeasonsListPage />);
  await screen.findByText('0 temporadas');
  expect(asked.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});
