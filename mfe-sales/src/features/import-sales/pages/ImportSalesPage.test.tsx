import type { Role } from '@surco/shared/domain';
import { session } from '@surco/shared/platform';
import {
  createXlsxFile,
  mockApi,
  type MockResponses,
  mockUpload,
  renderPage,
  type UploadReply,
} from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { createUser } from '../../../testing/fixtures';
import ImportSalesPage from './ImportSalesPage';

const createReport = (errors: unknown[] = []) => ({ rows: 40, sales: errors.length ? 0 : 12, errors });

const acceptUpload: UploadReply = () => ({ status: 200, body: { data: createReport() } });

async function open(reply: UploadReply, role: Role = 'Consultant', responses: MockResponses = {}) {
  session.setUser(createUser(role));
  const requests = mockApi({ 'GET /auth/me': { data: createUser(role) }, ...responses });
  const sent = mockUpload(reply);
  const view = renderPage(<ImportSalesPage />, '/dashboard/sales/import');
  await view.user.upload(screen.getByLabelText('Archivo de ventas'), createXlsxFile('ventas.xlsx'));
  await view.user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  return { ...view, requests, sent };
}

test('X-16 uploads the file as a dry run first and then imports it', async () => {
  const { user, sent } = await open(acceptUpload);
  await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
  expect(await screen.findByText('Se registraron 12 ventas en 40 filas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver las ventas' })).toHaveAttribute('href', '/dashboard/sales/list/sale');
  expect(sent.map(({ url, fileName }) => [url, fileName])).toEqual([
    ['/api/sales/import?dryRun=true', 'ventas.xlsx'],
    ['/api/sales/import', 'ventas.xlsx'],
  ]);
  expect(sent[0]?.headers).toMatchObject({
    'x-api-key': 'prueba',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('X-16 shows the error report of a 422 by row and column', async () => {
  const errors = [
    { row: 3, column: 'bolsas', message: 'Escriba un número entero.' },
    { row: 7, column: '', message: 'El cliente es de otro consultor.' },
  ];
  await open(() => ({
    status: 422,
    body: { error: 'Hay errores.', code: 'IMPORTACION_CON_ERRORES', data: createReport(errors) },
  }));
  const table = within(await screen.findByRole('table', { name: 'Errores del archivo' }));
  expect(table.getByText('Fila 3')).toBeVisible();
  expect(table.getByText('Escriba un número entero.')).toBeVisible();
  expect(table.getByText('Toda la fila')).toBeVisible();
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
});

test('F-02 after a lost session, calls GET /auth/me and resends the file with the same idempotency key', async () => {
  let isSessionLost = true;
  const { sent, requests } = await open((request) => {
    if (!isSessionLost) return acceptUpload(request);
    isSessionLost = false;
    return { status: 401, body: { error: 'Sesión inválida.', code: 'SESION_INVALIDA' } };
  });
  expect(await screen.findByText(/^El archivo está listo/)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
  expect(requests).toContainEqual({ method: 'GET', url: '/auth/me' });
});

test.each<[Role, boolean]>([
  ['Consultant', true],
  ['Admin', false],
])(
  'X-15 X-16 %s downloads the template, and reads whether only own sales are imported: %p',
  async (role, isLimited) => {
    const { user, requests } = await open(acceptUpload, role);
    expect(screen.queryAllByText(/^Se importan ventas propias/)).toHaveLength(isLimited ? 1 : 0);
    await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
    expect(await screen.findByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
    expect(requests).toContainEqual({ method: 'GET', url: '/sales/file-template' });
  },
);
