import { renderPage, mockApi, createPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { createSeason } from '../../../testing/inventoryFixtures';
import SeasonsListPage from './SeasonsListPage';

test('R-33 T-02 names the day from which a season that has not begun sells', async () => {
  mockApi({
    'GET /seasons': createPage([
      createSeason({ id: 'Futura', name: 'Futura', startDate: '2999-05-01', isOpen: true, isVoucherOpen: true }),
      createSeason({ id: 'En curso', name: 'En curso', isOpen: true }),
      createSeason({ id: 'Pasada', name: 'Pasada' }),
    ]),
  });
  renderPage(<SeasonsListPage />);
  await screen.findByText('3 temporadas');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1, 6).map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Futura', '01/05/99', '30/09/20', 'Próxima', 'Ventas desde el 01/05/99DKbonos'],
    ['En curso', '01/05/20', '30/09/20', 'Abierta', 'Ventas'],
    ['Pasada', '01/05/20', '30/09/20', 'Cerrada', 'Nada'],
  ]);
});

test('declares the first request of the list in the manifest', async () => {
  const requests = mockApi({ 'GET /seasons': createPage([]) });
  renderPage(<SeasonsListPage />);
  await screen.findByText('0 temporadas');
  expect(requests.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});
