import { session, useToasts } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { TABS } from '../../../state/userTabs';
import { firstCallOf } from '../../../testing/firstCall';
import { dialogCalled } from '../../../testing/dialog';
import { actAs, altos, laguna, pageOf, person } from '../../../testing/people';
import UsersListPage from './UsersListPage';

const consultant = person(1, { status: 'ACTIVO' });
const coordinator = person(2, { firstName: 'Laura', role: 'Coordinator', distributor: null, zones: [altos, laguna] });

const open = (address = '/dashboard/users', more: Parameters<typeof serve>[0] = {}) => {
  const asked = serve({ 'GET /users': pageOf(consultant, coordinator), ...more });
  return { asked, ...renderPage(<UsersListPage />, address) };
};
const lists = (asked: readonly { url: string }[]) =>
  asked.map(({ url }) => url).filter((url) => !url.endsWith('size=1'));

beforeEach(() => {
  actAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-11 the list of users: role in Spanish, distributor or zones, a phone to call, a link to the profile', async () => {
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

test('E-03 two tabs, users and users-pending-list, each an address; the second tells how many wait', async () => {
  expect(TABS).toEqual(['users', 'users-pending-list']);
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Vistas de usuarios' }));
  expect(tabs.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'page');
  expect(await tabs.findByRole('link', { name: 'Pendientes de aprobación (2)' })).toHaveAttribute(
    'href',
    '/dashboard/users/pending',
  );
});

test('X-21 the first request is the one the page’s HTML begins', async () => {
  const { asked } = open();
  await screen.findByText('Héctor Garza');
  expect(lists(asked)).toEqual([firstCallOf('/dashboard/users')]);
});

test('R-11 E-02 the filters of the address bar are asked for and shown in words', async () => {
  const { asked } = open('/dashboard/users?role=Consultant&status=ACTIVO&search=hector');
  await screen.findByText('Héctor Garza');
  expect(lists(asked)[0]).toBe('/users?search=hector&role=Consultant&status=ACTIVO&page=1&size=10&sort=name');
  expect(screen.getAllByText('Consultor').length).toBeGreaterThan(1);
});

test('T-04 an account is deactivated from its row once confirmed, by name and version', async () => {
  const sent: unknown[] = [];
  const { user } = open('/dashboard/users', {
    [`POST /users/${consultant.id}/deactivate`]: (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return { data: { ...consultant, status: 'INACTIVO', version: 4 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Héctor Garza' }));
  await user.click(screen.getByRole('menuitem', { name: 'Desactivar' }));
  const dialog = await dialogCalled('¿Desactivar a Héctor Garza?');
  expect(dialog.getByText(/sesiones se cierran/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Desactivar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se desactivó a Héctor Garza'));
  expect(sent).toEqual([{ version: 3 }]);
});

test('P-05 nothing is offered for an account above one’s own, nor to lock oneself out', async () => {
  actAs('Supervisor', consultant.id);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Acciones de Héctor Garza' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Editar']);
  expect(screen.queryByRole('button', { name: 'Acciones de Laura Garza' })).not.toBeInTheDocument();
});

test('P-05 R-11 R-12 R-13 R-14 who may enter, and where users/list leads', () => {
  const who = manifest.routes
    .filter(({ path }) => path.startsWith('/dashboard/users/'))
    .map(({ path, roles }) => `${path} ${roles.map((role) => role[0]).join('')}`);
  expect(who).toEqual([
    '/dashboard/users/me ACS',
    '/dashboard/users/pending ACS',
    '/dashboard/users/form ACS',
    '/dashboard/users/form/:id ACS',
    '/dashboard/users/audit A',
  ]);
  expect(manifest.redirects).toContainEqual({ path: '/dashboard/users/list', redirectTo: '/dashboard/users' });
});
