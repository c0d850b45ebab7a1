import { renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { demoAnswer } from '../testing';
import SimulatorPage from './SimulatorPage';

test('R-09 the page asks for the catalogue alone and shows its shape until it comes', async () => {
  const asked = serve({ 'GET /simulator/catalog': { data: demoAnswer } });
  renderPage(<SimulatorPage />, '/simulator');
  expect(screen.getByRole('region', { name: 'Cargando el simulador…' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { name: 'Resultado' })).toBeVisible();
  expect(asked).toEqual([{ method: 'GET', url: '/simulator/catalog' }]);
});

test('R-09 the objective in the address chooses the production type', async () => {
  serve({ 'GET /simulator/catalog': { data: demoAnswer } });
  renderPage(<SimulatorPage />, '/simulator?objective=Doble%20prop%C3%B3sito');
  expect(await screen.findByLabelText('Tipo de producción')).toHaveDisplayValue('Doble propósito');
});

test('R-40 F-03 when the catalogue fails it says why and Reintentar heals it', async () => {
  let down = true;
  serve({
    'GET /simulator/catalog': () =>
      down
        ? { status: 503, error: 'La base de datos no responde. Inténtelo de nuevo en un momento.' }
        : { data: demoAnswer },
  });
  const { user } = renderPage(<SimulatorPage />, '/dashboard/simulator/simulator');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Resultado' })).toBeVisible();
});
