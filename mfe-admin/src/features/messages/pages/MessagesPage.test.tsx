import type { Message } from '@surco/shared/contract';
import { hasUnsavedChanges, useRoutes } from '@surco/shared/platform';
import {
  type MockResponse,
  renderPage,
  mockApi,
  createPage,
  recordBody,
  chooseOption,
  findSelect,
  openSelect,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { getFirstCall } from '../../../testing/getFirstCall';
import MessageFormPage from './MessageFormPage';
import MessagesPage from './MessagesPage';

const id = '0a4e3a4e-7a44-4a0e-9f43-000000000001';
const message: Message = {
  id,
  key: 'voucher.payment',
  channel: 'EMAIL',
  subject: 'Abono al DKbono {{folio}}',
  body: 'Hola, {{cliente}}:\n\nSe recibió {{importe}}.',
  active: true,
  placeholders: ['folio', 'cliente', 'importe'],
  required: [],
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T18:00:00.000Z',
};
const change = {
  id: '0a4e3a4e-7a44-4a0e-9f43-000000000002',
  at: '2026-01-02T18:00:00.000Z',
  user: { id, firstName: 'Ana', lastName: 'Ruiz' },
  action: 'UPDATE',
  entity: 'message',
  entityId: id,
  before: { ...message, subject: 'Abono' },
  after: message,
};

function mockMessages(write: () => MockResponse = () => ({ data: { ...message, version: 4 } }), kinds: unknown[] = []) {
  const sent: unknown[] = [];
  const recordedWrite = recordBody(sent, write);
  const requests = mockApi({
    'GET /messages': createPage([message]),
    [`GET /messages/${id}`]: { data: message },
    'GET /messages/kinds': { data: kinds },
    'GET /audit': createPage([change]),
    'POST /messages': recordedWrite,
    [`PUT /messages/${id}`]: recordedWrite,
    [`POST /messages/${id}/test`]: recordedWrite,
    [`DELETE /messages/${id}`]: recordedWrite,
  });
  return { sent, requests };
}

const kind = { key: 'sale.created', channel: 'APP', placeholders: ['folio'], required: [], messageId: null };

const TestRoutes = () =>
  useRoutes([
    { path: '/dashboard/params/message/new', element: <MessageFormPage /> },
    { path: '/dashboard/params/message/:id', element: <MessageFormPage /> },
    { path: '*', element: <MessagesPage /> },
  ]);
const open = (address: string) => renderPage(<TestRoutes />, address);
const getPreview = () => within(screen.getByRole('region', { name: 'Vista previa' }));

test('R-43 lists messages with their trigger and shows why an indispensable one is not deleted', async () => {
  const error = 'Surco necesita este correo para el acceso a las cuentas: modifíquelo en lugar de eliminarlo.';
  const { requests } = mockMessages(() => ({ status: 409, error, code: 'EN_USO' }), [{ ...kind, messageId: id }]);
  const { user } = open('/dashboard/params/message');
  expect(await screen.findByRole('link', { name: 'Abono a un DKbono' })).toBeVisible();
  expect(screen.getByText('Cuando se registra un abono; lo recibe el cliente.')).toBeVisible();
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/params/message'));
  // Every kind has its text.
  expect(screen.queryByRole('link', { name: 'Nuevo mensaje' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Acciones de Abono a un DKbono' }));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
  const question = await findDialog('¿Eliminar el mensaje Abono a un DKbono (Correo)?');
  await user.click(question.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(error)).toBeVisible();
});

test('R-43 previews the message and reports an unknown placeholder while typing', async () => {
  const { sent } = mockMessages();
  const { user } = open(`/dashboard/params/message/${id}`);
  const body = await screen.findByRole('textbox', { name: /^Texto/ });
  expect(getPreview().getByText('Abono al DKbono DKB-2026-000045')).toBeVisible();
  expect(getPreview().getByText('Se recibió $45,000.25.')).toBeVisible();
  // user-event types "{{" as one brace.
  await user.type(body, ' Su saldo es {{{{saldo}}.');
  expect(body).toHaveAccessibleDescription(/no admite {{saldo}}\. Admite: {{folio}}, {{cliente}}, {{importe}}\./);
  expect(getPreview().getByText(/Su saldo es {{saldo}}\./)).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Guardar mensaje' }));
  expect(sent).toEqual([]);
  await user.clear(body);
  await user.type(body, 'Gracias, ');
  await user.click(screen.getByRole('button', { name: 'Insertar {{cliente}}' }));
  expect(body).toHaveValue('Gracias, {{cliente}}');
  await waitFor(() => expect(body).toHaveFocus());
  expect(getPreview().getByText('Gracias, Lechería El Roble')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar mensaje' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ key: 'voucher.payment', body: 'Gracias, {{cliente}}', version: 3 });
  expect(await screen.findByRole('button', { name: 'Acciones de Abono a un DKbono' })).toBeVisible();
});

test('R-43 sends the unsaved text as a test, and shows the history', async () => {
  const { sent } = mockMessages(() => ({ data: { to: 'ana@surco.test' } }));
  const { user } = open(`/dashboard/params/message/${id}`);
  await user.type(await screen.findByRole('textbox', { name: /^Asunto/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Enviarme una prueba' }));
  await waitFor(() => expect(sent).toEqual([{ subject: 'Abono al DKbono {{folio}}!', body: message.body }]));
  const history = within(screen.getByRole('region', { name: 'Historial' }));
  expect(await history.findByText('Se modificó el mensaje')).toBeVisible();
  expect(history.getByText(/Ana Ruiz/)).toBeVisible();
});

test('R-43 shows the stored message on a version conflict', async () => {
  const stored = { ...message, subject: 'Abono recibido', version: 9 };
  mockMessages(() => ({ status: 409, error: 'Otra persona lo cambió.', code: 'VERSION_OBSOLETA', data: stored }));
  const { user } = open(`/dashboard/params/message/${id}`);
  await user.type(await screen.findByRole('textbox', { name: /^Asunto/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Guardar mensaje' }));
  const conflict = await findDialog('Otra persona modificó este registro');
  expect(conflict.getByRole('cell', { name: 'Abono recibido' })).toBeInTheDocument();
});

test('R-43 creates a message of a kind that has no text yet; other kinds are not offered', async () => {
  const { sent } = mockMessages(undefined, [kind, { ...kind, key: 'sale.edited', messageId: id }]);
  const { user } = open('/dashboard/params/message');
  await user.click(await screen.findByRole('link', { name: 'Nuevo mensaje' }));
  await user.click(await screen.findByRole('button', { name: 'Crear mensaje' }));
  expect(await findSelect(/^Mensaje/)).toHaveAccessibleDescription('Elija el mensaje.');
  expect(await openSelect(user, /^Mensaje/)).toEqual(['Venta registrada (Notificación en Surco)']);
  await chooseOption(user, /^Mensaje/, 'Venta registrada (Notificación en Surco)');
  await user.type(screen.getByRole('textbox', { name: /^Asunto/ }), 'Venta ');
  await user.click(screen.getByRole('button', { name: 'Insertar {{folio}}' }));
  await user.type(screen.getByRole('textbox', { name: /^Texto/ }), 'Hay una venta nueva.');
  await user.click(screen.getByRole('button', { name: 'Crear mensaje' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { key: 'sale.created', channel: 'APP', subject: 'Venta {{folio}}', body: 'Hay una venta nueva.', active: true },
    ]),
  );
});
