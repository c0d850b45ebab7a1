import { session, useToasts } from '@surco/shared/platform';
import { type MockResponses, renderPage, mockApi, createPage, recordBody } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { signInAs, createUser } from '../../../testing/userFixtures';
import UsersListPage from './UsersListPage';
import UsersPendingPage from './UsersPendingPage';

const users = [1, 2, 3].map((number) => ({ ...createUser(number), lastName: `Garza ${number}` }));
const getPath = (number: number, action: string): string => `POST /users/${users[number]?.id}/${action}`;

function open(otherResponses: MockResponses = {}, page = <UsersPendingPage />) {
  const requests = mockApi({ 'GET /users': createPage(users), ...otherResponses });
  return { requests, ...renderPage(page, '/dashboard/users/pending') };
}

const findBar = async () => within(await screen.findByRole('region', { name: 'Selección' }));

beforeEach(() => {
  signInAs('Admin');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-12 T-04 approves several users with one question, one call each, one refresh and one toast', async () => {
  const approve = { data: { ...users[0], status: 'ACTIVO' } };
  const { user, requests } = open({
    [getPath(0, 'approve')]: approve,
    [getPath(1, 'approve')]: approve,
    [getPath(2, 'approve')]: approve,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = await findBar();
  expect(bar.getByRole('status')).toHaveTextContent('Selección: 3 usuarios por aprobar');
  await user.click(bar.getByRole('button', { name: 'Aprobar' }));
  const dialog = await findDialog('¿Aprobar a 3 usuarios?');
  expect(dialog.getByText('Héctor Garza 2')).toBeInTheDocument();
  const before = requests.length;
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se aprobó a 3 usuarios'));
  const after = requests.slice(before).map(({ method, url }) => `${method} ${url}`);
  expect(after.filter((request) => request.startsWith('POST')).toSorted()).toEqual(
    [0, 1, 2].map((number) => getPath(number, 'approve')).toSorted(),
  );
  expect(after.filter((request) => request.includes('size=10'))).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument());
});

test('R-12 T-04 rejects several users with one reason', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    [getPath(0, 'reject')]: recordBody(sent, { data: users[0] }),
    [getPath(2, 'reject')]: recordBody(sent, { data: users[2] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Héctor Garza 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Héctor Garza 3' }));
  await user.click((await findBar()).getByRole('button', { name: 'Rechazar' }));
  const dialog = await findDialog('¿Rechazar a 2 usuarios?');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Escriba el motivo del rechazo.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Ya no colabora');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se rechazó a 2 usuarios'));
  expect(sent).toEqual([
    { reason: 'Ya no colabora', version: 3 },
    { reason: 'Ya no colabora', version: 3 },
  ]);
});

test('R-11 P-05 names the users that an action leaves out, with the rule', async () => {
  const [active, , inactive] = users;
  const { user } = open(
    {
      'GET /users': createPage([
        { ...active, status: 'ACTIVO' },
        { ...inactive, status: 'INACTIVO' },
      ]),
    },
    <UsersListPage />,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = await findBar();
  expect(bar.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Desactivar' }));
  const dialog = await findDialog('¿Desactivar a 1 usuario?');
  expect(dialog.getByText('Queda fuera 1')).toBeInTheDocument();
  expect(dialog.getByText(/El estatus actual, Inactivo, no permite esta acción\./)).toBeInTheDocument();
});
