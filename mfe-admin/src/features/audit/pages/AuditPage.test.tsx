import { createPage, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import { findDialog } from '../../../testing/findDialog';
import { signInAs, createUser } from '../../../testing/userFixtures';
import AuditPage from './AuditPage';

const before = createUser(1);
const approved = {
  id: '1',
  at: '2026-11-20T18:30:00.000Z',
  user: { id: createUser(2).id, firstName: 'Ana', lastName: 'Ruiz' },
  action: 'APPROVE',
  entity: 'user',
  entityId: before.id,
  before,
  after: { ...before, status: 'ACTIVO', version: 4 },
};
const expired: object = {
  ...approved,
  id: '2',
  user: null,
  action: 'EXPIRE',
  entity: 'voucher',
  before: null,
  after: null,
};

const registered: object = { ...approved, id: '3', user: null, action: 'REGISTER', entity: 'client', before: null };
const published = {
  ...approved,
  id: '6',
  user: null,
  action: 'PUBLISH',
  entity: 'remote-release',
  before: null,
  after: { name: 'mfe-clima', publishedBy: 'Equipo Clima' },
};
const repeated = { ...registered, id: '5', action: 'REGISTER_AGAIN', after: null };

beforeEach(() => signInAs('Admin'));
afterEach(() => session.clear());

function open(address = '/dashboard/users/audit') {
  const requests = mockApi({
    'GET /audit': createPage<object>([approved, expired, registered, repeated, published]),
    [`GET /users/${createUser(2).id}`]: { data: createUser(2) },
  });
  return { requests, ...renderPage(<AuditPage />, address) };
}

test('R-15 X-27 lists time, author, action, record and changes, also of who was not identified', async () => {
  const { requests } = open();
  const row = within((await screen.findByText('Usuario Héctor Garza')).closest('tr') ?? document.body);
  for (const text of ['20/11/26 12:30', 'Ana Ruiz', 'Aprobación', 'Estatus: Pendiente → Activo'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('Surco (automático)')).toBeVisible();
  for (const author of ['El propio cliente', 'Equipo Clima']) expect(screen.getByText(author)).toBeVisible();
  const again = within(screen.getByText('Registro público repetido').closest('tr') ?? document.body);
  expect(again.getByText('Sin identificar')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual([getFirstCall('/dashboard/users/audit')]);
});

test('X-27 shows the fields before and after and a link to the record, and hides the JSON at first', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver el detalle: Aprobación, Usuario Héctor Garza' }));
  const dialog = await findDialog('Aprobación: Usuario Héctor Garza');
  const change = within(dialog.getByRole('row', { name: /Estatus/ }));
  expect(change.getByText('Pendiente')).toBeInTheDocument();
  expect(change.getByText('Activo')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Abrir el registro' })).toHaveAttribute(
    'href',
    `/dashboard/users/form/${before.id}`,
  );
  expect(
    dialog.getByText(/"clientKeyHint": null/, { selector: 'details:not([open]) pre:last-child' }),
  ).not.toBeVisible();
});

test('X-27 shows who failed to sign in, from where and why', async () => {
  const origin = { address: '203.0.113.5', device: 'Chrome en Windows' };
  const failed = {
    ...approved,
    id: '4',
    user: null,
    action: 'SIGN_IN_FAILED',
    before: null,
    after: { firstName: 'Héctor', lastName: 'Garza', method: 'password', reason: 'CREDENCIALES_INVALIDAS', origin },
  };
  const requests = mockApi({ 'GET /audit': createPage<object>([failed]) });
  const { user } = renderPage(<AuditPage />, '/dashboard/users/audit?kind=access');
  const row = within((await screen.findByText('Usuario Héctor Garza')).closest('tr') ?? document.body);
  for (const text of ['Sin identificar', 'Entrada fallida', 'Chrome en Windows · 203.0.113.5'])
    expect(row.getByText(text)).toBeVisible();
  expect(requests[0]?.url).toContain('kind=access');
  await user.click(row.getByRole('button', { name: /^Ver el detalle/ }));
  const dialog = await findDialog('Entrada fallida: Usuario Héctor Garza');
  expect(dialog.getByText('Desde: Chrome en Windows · 203.0.113.5')).toBeInTheDocument();
  expect(dialog.getByText('Correo o contraseña equivocados')).toBeInTheDocument();
});
