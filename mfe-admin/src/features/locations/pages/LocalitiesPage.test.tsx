import {
  type MockResponse,
  renderPage,
  mockApi,
  createPage,
  recordBody,
  chooseOption,
  openSelect,
  testId,
} from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import LocalitiesPage from './LocalitiesPage';
import ZonesPage from './ZonesPage';

const recordMetadata = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const laguna = { id: testId('z1'), name: 'Laguna', stateIds: ['05', '10'], ...recordMetadata };
const locality = {
  id: 'l1',
  name: 'San Pedro',
  municipality: 'San Pedro',
  stateId: '05',
  zoneId: testId('z1'),
  ...recordMetadata,
};

function mockLocations(write: () => MockResponse) {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /zones': createPage([laguna]),
    'GET /localities': createPage([locality]),
    'GET /states': {
      data: [
        { id: '05', name: 'Coahuila' },
        { id: '10', name: 'Durango' },
        { id: '31', name: 'Yucatán' },
      ],
    },
    'POST /localities': recordBody(sent, write),
    [`DELETE /zones/${testId('z1')}`]: write,
  });
  return { sent, requests };
}

test('R-38 lists zones with their states and shows why a zone in use is not deleted', async () => {
  const error = 'La zona Laguna está en uso y no se puede eliminar: 1 localidad.';
  const { requests } = mockLocations(() => ({ status: 409, error, code: 'EN_USO' }));
  const { user } = renderPage(<ZonesPage />);
  expect(await screen.findByText('Coahuila, Durango')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(getFirstCall('/dashboard/locations/zones'));
  await user.click(screen.getByRole('button', { name: 'Acciones de Laguna' }));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
  await screen.findByText('¿Eliminar la zona Laguna?');
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
});

test('R-39 creates a locality in a state of its zone, starting with the filters', async () => {
  const { sent } = mockLocations(() => ({ data: { ...locality, name: 'Ejido Nuevo' } }));
  const { user } = renderPage(<LocalitiesPage />, `/?zoneId=${testId('z1')}`);
  await screen.findAllByText('San Pedro');
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute(
    'href',
    '/dashboard/locations/state-zones-localities/import',
  );
  await user.click(screen.getByRole('button', { name: 'Nueva localidad' }));
  await user.click(await screen.findByRole('button', { name: 'Crear' }));
  expect(await screen.findByLabelText(/^Nombre/)).toHaveAccessibleDescription('Escriba el nombre.');
  await user.type(screen.getByLabelText(/^Nombre/), 'Ejido Nuevo');
  await user.type(screen.getByLabelText(/^Municipio/), 'Lerdo');
  expect(await openSelect(user, /^Estado \*/)).not.toContain('Yucatán');
  await chooseOption(user, /^Estado \*/, 'Durango');
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Ejido Nuevo', municipality: 'Lerdo', stateId: '10', zoneId: testId('z1') }]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Crear' })).not.toBeInTheDocument());
});
