import { screen, within } from '@testing-library/react';
import { openSection, createSavedExample } from '../../../testing/openSection';
import { comparisonTexts } from '../texts';

const createSimulationAnswer = (index: number, name: string) => ({
  data: createSavedExample(index, { id: `m-${index}`, name }),
});
const responses = {
  'GET /simulations/m-0': createSimulationAnswer(0, 'Con riego'),
  'GET /simulations/m-1': createSimulationAnswer(1, 'Engorda'),
};

test('R-09 compares two simulations and marks differing rows', async () => {
  const { user } = openSection('?view=comparison&ids=m-0,m-1', 'Consultant', responses);
  const table = await screen.findByRole('table', { name: 'Comparación de escenarios' });
  expect(within(table).getByRole('columnheader', { name: /Engorda/ })).toHaveTextContent('Calculado el 19/11/26');
  const cost = within(table).getByRole('row', { name: /^Costo total/ });
  expect(cost).toHaveTextContent('Distinto');
  expect(
    within(cost)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$906,490.00', '$590,540.00−$315,950.00 (−34.9 %)']);
  const rent = within(table).getByRole('row', { name: /^Renta de la tierra/ });
  expect(rent).not.toHaveTextContent('Distinto');
  await user.click(screen.getByRole('checkbox', { name: 'Solo lo que cambia' }));
  expect(within(table).queryByRole('row', { name: /^Renta de la tierra/ })).not.toBeInTheDocument();
  expect(within(table).getByRole('row', { name: /^Costo total/ })).toBeVisible();
  expect(screen.getByText(/no es un pronóstico de producción/)).toBeVisible();
});

test('R-09 says what is missing with fewer than two, and reports a deleted one', async () => {
  const few = openSection('?view=comparison&ids=m-0', 'Farmer', responses);
  expect(await screen.findByText(comparisonTexts.tooFew)).toBeVisible();
  few.unmount();
  openSection('?view=comparison&ids=m-0,m-1', 'Farmer', {
    ...responses,
    'GET /simulations/m-1': { status: 404, error: 'No se encontró lo que busca.' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró lo que busca.');
});
