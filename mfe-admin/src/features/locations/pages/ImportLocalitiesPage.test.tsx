import { createXlsxFile, mockApi, mockUpload, renderPage, type UploadReply } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import ImportLocalitiesPage from './ImportLocalitiesPage';

async function open(reply: UploadReply) {
  const requests = mockApi({});
  const sent = mockUpload(reply);
  const view = renderPage(<ImportLocalitiesPage />);
  await view.user.upload(screen.getByLabelText('Archivo de localidades'), createXlsxFile('localidades.xlsx'));
  await view.user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  return { ...view, requests, sent };
}

test('R-39 imports localities after a dry run and links to the list', async () => {
  const { user, sent, requests } = await open(() => ({
    status: 200,
    body: { data: { rows: 40, localities: 12, errors: [] } },
  }));
  await user.click(await screen.findByRole('button', { name: 'Importar 12 localidades' }));
  expect(await screen.findByText('Se registraron 12 localidades en 40 filas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver las localidades' })).toHaveAttribute(
    'href',
    '/dashboard/locations/state-zones-localities',
  );
  expect(sent.map(({ url, fileName }) => [url, fileName])).toEqual([
    ['/api/localities/import?dryRun=true', 'localidades.xlsx'],
    ['/api/localities/import', 'localidades.xlsx'],
  ]);
  expect(requests).toEqual([]);
});

test('R-39 shows an error about the whole file and offers the template', async () => {
  const { user, requests } = await open(() => ({
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
  expect(requests).toContainEqual({ method: 'GET', url: '/localities/file-template' });
});
