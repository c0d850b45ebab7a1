import { session, useToasts } from '@surco/shared/platform';
import { type MockResponses, renderPage, mockApi, createPage, recordBody } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
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
const getListUrls = (requests: readonly { url: string }[]) =>
  requests.map(({ url }) => url).filter((url) => !url.endsWith('size=1'));

beforeEach(() => {
  signInAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-11 lists users with role, distributor or zones, phone link and profile link', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Héctor Garza' })).toHaveAttribute(
    'href',
    `/dashboard/users/form/${consultant.id}`,
  );
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

test('X-21 declares the first request of the list in the manifest', async () => {
  const { requests } = open();
  await screen.findByText('Héctor Garza');
  expect(getListUrls(requests)).toEqual([getFirstCall('/dashboard/users')]);
});

test('R-11 E-02 applies the filters of the URL and shows their labels', async () => {
  const { requests } = open('/dashboard/users?role=Consultant&status=ACTIVO&search=hector');
  await screen.findByText('Héctor Garza');
  expect(getListUrls(requests)[0]).toBe('/users?search=hector&role=Consultant&status=ACTIVO&page=1&size=10&sort=name');
  expect(screen.getAllByText('Consultor').length).toBeGreaterThan(1);
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

test('P-05 R-11 R-12 R-13 R-14 declares the roles of each path below users and redirects users/list', () => {
  const rolesByPath = manifest.routes
    .filter(({ path }) => path.startsWith('/dashboard/users/'))
    .map(({ path, roles }) => `${path} ${roles.map((role) => role[0]).join('')}`);
  expect(rolesByPath).toEqual([
    '/dashboard/users/me ACS',
    '/dashboard/users/pending ACS',
    '/dashboard/users/form ACS',
    '/dashboard/users/form/:id ACS',
    '/dashboard/users/audit A',
  ]);
  expect(manifest.redirects).toContainEqual({ path: '/dashboard/users/list', redirectTo: '/dashboard/users' });
});
