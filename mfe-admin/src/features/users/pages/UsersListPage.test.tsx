import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { USER_TABS } from '../model/userTabs';
import { getFirstCall } from '../../../testing/getFirstCall';
import { findDialog } from '../../../testing/findDialog';
import { signInAs, altosZone, lagunaZone, createUser } from '../../../testing/userFixtures';
import UsersListPage from './UsersListPage';

const consultant = createUser(1, { status: 'ACTIVO' });
const coordinator = createUser(2, {
  firstName: 'Laura',
  role: 'Coordinator',
  distributor: null,
  zones: [altosZone, lagunaZone],
});

const open = (address = '/dashboard/users', otherResponses: MockResponses = {}) => {
  const requests = mockApi({ 'GET /users': createPage([consultant, coordinator]), ...otherResponses });
  return { requests, ...renderPage(<UsersListPage />, address) };
};

beforeEach(() => {
  signInAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-11 lists users with role, distributor or zones, phone link and profile link, by the first call of the manifest', async () => {
  const { requests } = open();
  expect(await screen.findByRole('link', { name: 'Héctor Garza' })).toHaveAttribute(
    'href',
    `/dashboard/users/form/${consultant.id}`,
  );
  expect(requests.map(({ url }) => url)).toContain(getFirstCall('/dashboard/users'));
  expect(screen.getByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText('Altos–Ags, Laguna')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /871/ })[0]).toHaveAttribute('href', expect.stringContaining('tel:'));
  expect(screen.getByRole('link', { name: 'Nuevo usuario' })).toHaveAttribute('href', '/dashboard/users/form');
});

test('E-03 shows two tabs with their own paths and the number of pending users', async () => {
  expect(USER_TABS).toEqual(['users', 'users-pending-list']);
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Vistas de usuarios' }));
  expect(tabs.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'page');
  expect(await tabs.findByRole('link', { name: 'Pendientes de aprobación (2)' })).toHaveAttribute(
    'href',
    '/dashboard/users/pending',
  );
});

test('N-08 says what waits for approval and what expires, and leads there and to Inicio', async () => {
  open('/dashboard/users', {
    'GET /users': ({ searchParams }) =>
      searchParams.get('size') === '1' ? createPage([coordinator], { totalRecords: 3 }) : createPage([consultant]),
    'GET /clients': createPage([], { totalRecords: 1 }),
    'GET /vouchers': createPage([], { totalRecords: 0 }),
  });
  const strip = within(screen.getByRole('navigation', { name: 'Qué atender' }));
  expect(await strip.findByRole('link', { name: '1 cliente por aprobar' })).toHaveAttribute(
    'href',
    '/dashboard/customers/list?status=PENDIENTE',
  );
  expect(strip.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '3 usuarios por aprobar',
    '1 cliente por aprobar',
    'Ver Inicio',
  ]);
});

test('T-04 shows how far an invitation has come, and sends it again from its row after a confirmation', async () => {
  const invited = createUser(3, {
    firstName: 'Inés',
    status: 'ACTIVO',
    invitation: { state: 'opened', expiresAt: '2026-12-05T18:00:00.000Z' },
  });
  const sent: unknown[] = [];
  const { user } = open('/dashboard/users', {
    'GET /users': createPage([invited, { ...coordinator, invitation: { state: 'expired', expiresAt: null } }]),
    [`POST /users/${invited.id}/invite`]: recordBody(sent, {
      data: { ...invited, invitation: { state: 'queued', expiresAt: null } },
    }),
  });
  expect(await screen.findByText('Abierta, vence el 05/12/26')).toBeVisible();
  expect(screen.getByText('Vencida')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Acciones de Inés Garza' }));
  expect(screen.getByRole('menuitem', { name: 'Retirar la invitación' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Enviar otra invitación' }));
  const dialog = await findDialog('¿Enviar una invitación a Inés Garza?');
  await user.click(dialog.getByRole('button', { name: 'Enviar otra invitación' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se envía una invitación a Inés Garza'));
  expect(sent).toEqual([{ version: invited.version }]);
});

test('T-04 deactivates a user from its row after a confirmation', async () => {
  const sent: unknown[] = [];
  const { user } = open('/dashboard/users', {
    [`POST /users/${consultant.id}/deactivate`]: recordBody(sent, {
      data: { ...consultant, status: 'INACTIVO', version: 4 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Héctor Garza' }));
  await user.click(screen.getByRole('menuitem', { name: 'Desactivar' }));
  const dialog = await findDialog('¿Desactivar a Héctor Garza?');
  expect(dialog.getByText(/sesiones se cierran/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se desactivó a Héctor Garza'));
  expect(sent).toEqual([{ version: 3 }]);
});

test('P-05 offers no actions on higher roles, and on the account of the user only editing', async () => {
  signInAs('Supervisor', consultant.id);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones de Héctor Garza' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Editar']);
  expect(screen.queryByRole('button', { name: 'Acciones de Laura Garza' })).not.toBeInTheDocument();
});

test('R-11 P-05 names the users that an action leaves out, with the rule', async () => {
  const inactive = createUser(3, { status: 'INACTIVO' });
  const { user } = open('/dashboard/users', { 'GET /users': createPage([consultant, inactive]) });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  expect(bar.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Desactivar' }));
  const dialog = await findDialog('¿Desactivar a 1 usuario?');
  expect(dialog.getByText('Queda fuera 1')).toBeInTheDocument();
  expect(dialog.getByText(/El estatus actual, Inactivo, no permite esta acción\./)).toBeInTheDocument();
});
