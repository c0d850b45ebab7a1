import { mockApi, readSelect, renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { demoCatalogAnswer } from '../../../testing/openSimulator';
import SimulatorPage from './SimulatorPage';

test('R-09 requests only the catalog and shows a skeleton until it loads', async () => {
  const requests = mockApi({ 'GET /simulator/catalog': { data: demoCatalogAnswer } });
  renderPage(<SimulatorPage />, '/simulator');
  expect(screen.getByRole('region', { name: 'Cargando el simulador…' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { name: 'Resultado' })).toBeVisible();
  expect(requests).toEqual([{ method: 'GET', url: '/simulator/catalog' }]);
});

test('R-09 selects the production type of the objective in the URL', async () => {
  mockApi({ 'GET /simulator/catalog': { data: demoCatalogAnswer } });
  renderPage(<SimulatorPage />, '/simulator?objective=Doble%20prop%C3%B3sito');
  expect(await readSelect('Tipo de producción')).toBe('Doble propósito');
});

test('R-40 F-03 shows why the catalog failed and recovers with Reintentar', async () => {
  let down = true;
  mockApi({
    'GET /simulator/catalog': () =>
      down
        ? { status: 503, error: 'La base de datos no responde. Inténtelo de nuevo en un momento.' }
        : { data: demoCatalogAnswer },
  });
  const { user } = renderPage(<SimulatorPage />, '/dashboard/simulator/simulator');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Resultado' })).toBeVisible();
});
