import type { Role } from '@surco/shared/contract/roles';
import { session } from '@surco/shared/platform';
import { type Answers, renderPage, serve } from '@surco/shared/testing';
import { type Reply, serveUpload, workbook } from '@surco/shared/testing/upload';
import { screen, within } from '@testing-library/react';
import { person } from '../../../testing/fixtures';
import ImportSalesPage from './ImportSalesPage';

const report = (errors: unknown[] = []) => ({ rows: 40, sales: errors.length ? 0 : 12, errors });

const good: Reply = () => ({ status: 200, body: { data: report() } });

async function open(reply: Reply, role: Role = 'Consultant', answers: Answers = {}) {
  session.setUser(person(role));
  const asked = serve({ 'GET /auth/me': { data: person(role) }, ...answers });
  const sent = serveUpload(reply);
  const view = renderPage(<ImportSalesPage />, '/dashboard/sales/import');
  await view.user.upload(screen.getByLabelText('Archivo de ventas'), workbook('ventas.xlsx'));
  await view.user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  return { ...view, asked, sent };
}

test('X-16 the file is sent as a form, first to be looked at and then to be written', async () => {
  const { user, sent } = await open(good);
  await user.click(await screen.findByRole('button', { name: 'Importar 12 ventas' }));
  expect(await screen.findByText('Se registraron 12 ventas en 40 filas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver las ventas' })).toHaveAttribute('href', '/dashboard/sales/list/sale');
  expect(sent.map(({ url, file }) => [url, file])).toEqual([
    ['/api/sales/import?dryRun=true', 'ventas.xlsx'],
    ['/api/sales/import', 'ventas.xlsx'],
  ]);
  expect(sent[0]?.headers).toMatchObject({
    'x-api-key': 'prueba',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('X-16 a report of wrong rows is shown by row and column, though it comes with a refusal', async () => {
  const errors = [
    { row: 3, column: 'bolsas', message: 'Escriba un número entero.' },
    { row: 7, column: '', message: 'El cliente es de otro consultor.' },
  ];
  await open(() => ({
    status: 422,
    body: { error: 'Hay errores.', code: 'IMPORTACION_CON_ERRORES', data: report(errors) },
  }));
  const table = within(await screen.findByRole('table', { name: 'Errores del archivo' }));
  expect(table.getByText('Fila 3')).toBeVisible();
  expect(table.getByText('Escriba un número entero.')).toBeVisible();
  expect(table.getByText('Toda la fila')).toBeVisible();
  expect(screen.getByText('ventas.xlsx')).toBeVisible();
});

test('X-16 what is wrong with the whole file is said as the server says it', async () => {
  await open(() => ({
    status: 413,
    body: { error: 'El archivo pesa más de 5 MB. Divídalo en varios.', code: 'DEMASIADO_GRANDE' },
  }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo pesa más de 5 MB. Divídalo en varios.');
});

test('F-01 a lost session is renewed and the file sent once more', async () => {
  let lost = true;
  const { sent, asked } = await open((request) => {
    if (!lost) return good(request);
    lost = false;
    return { status: 401, body: { error: 'Sesión inválida.', code: 'SESION_INVALIDA' } };
  });
  expect(await screen.findByText(/^El archivo está listo/)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
  expect(asked).toContainEqual({ method: 'GET', url: '/auth/me' });
});

test('X-16 without a network the file stays chosen and can be sent again', async () => {
  let away = true;
  const { user } = await open((request) => (away ? { status: 0, body: null } : good(request)));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.');
  away = false;
  await user.click(screen.getByRole('button', { name: 'Revisar archivo' }));
  expect(await screen.findByText(/^El archivo está listo/)).toBeVisible();
});

test('X-15 the template can be had from the same page', async () => {
  const { user, asked } = await open(good, 'Admin');
  await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
  expect(await screen.findByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
  expect(asked).toContainEqual({ method: 'GET', url: '/sales/file-template' });
});

test.each<[Role, boolean]>([
  ['Consultant', true],
  ['Admin', false],
])('X-16 %s is told to import only its own sales: %p', async (role, told) => {
  await open(good, role);
  expect(screen.queryAllByText(/^Se importan ventas propias/)).toHaveLength(told ? 1 : 0);
});
