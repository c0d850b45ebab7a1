import { renderPage, serve } from '@surco/shared/testing';
import { type Reply, serveUpload, workbook } from '@surco/shared/testing/upload';
import { screen, within } from '@testing-library/react';
import { pageOf } from '../../../testing/people';
import ImportLocalitiesPage from './ImportLocalitiesPage';
import LocalitiesPage from './LocalitiesPage';

async function open(reply: Reply) {
  const asked = serve({});
  const sent = serveUpload(reply);
  const view = renderPage(<ImportLocalitiesPage />);
  await view.user.upload(screen.getByLabelText('Archivo de localidades'), workbook('localidades.xlsx'));
  await view.user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  return { ...view, asked, sent };
}

test('R-39 X-21 a file of localities is looked at first and then brought in, and leads to the list', async () => {
  const { user, sent, asked } = await open(() => ({
    status: 200,
    body: { data: { rows: 40, localities: 12, errors: [] } },
  }));
  await user.click(await screen.findByRole('button', { name: 'Importar 12 localidades' }));
  expect(await screen.findByText('Se registraron 12 localidades en 40 filas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver las localidades' })).toHaveAttribute(
    'href',
    '/dashboard/locations/state-zones-localities',
  );
  expect(sent.map(({ url, file }) => [url, file])).toEqual([
    ['/api/localities/import?dryRun=true', 'localidades.xlsx'],
    ['/api/localities/import', 'localidades.xlsx'],
  ]);
  expect(asked).toEqual([]);
});

test('R-39 X-21 what is wrong is shown by row and column, and the file stays chosen', async () => {
  const errors = [{ row: 3, column: 'zona', message: 'No hay una zona con este nombre.' }];
  await open(() => ({
    status: 422,
    body: { error: 'Hay errores.', code: 'IMPORTACION_CON_ERRORES', data: { rows: 2, localities: 0, errors } },
  }));
  const table = within(await screen.findByRole('table', { name: 'Errores del archivo' }));
  expect(table.getByText('Fila 3')).toBeVisible();
  expect(table.getByText('zona')).toBeVisible();
  expect(table.getByText('No hay una zona con este nombre.')).toBeVisible();
  expect(screen.getByText('localidades.xlsx')).toBeVisible();
});

test('R-39 what is wrong with the whole file is said as the server says it; the template is at hand', async () => {
  const { user, asked } = await open(() => ({
    status: 422,
    body: {
      error: 'El archivo está protegido con contraseña.',
      code: 'ARCHIVO_INVALIDO',
      data: { rows: 0, errors: [] },
    },
  }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo está protegido con contraseña.');
  await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
  expect(await screen.findByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
  expect(asked).toContainEqual({ method: 'GET', url: '/localities/file-template' });
});

test('R-39 the list of localities leads to their import', async () => {
  serve({ 'GET /localities': pageOf(), 'GET /zones': pageOf(), 'GET /states': { data: [] } });
  renderPage(<LocalitiesPage />);
  expect(await screen.findByRole('link', { name: 'Importar' })).toHaveAttribute(
    'href',
    '/dashboard/locations/state-zones-localities/import',
  );
});
