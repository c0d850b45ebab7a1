import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponses, recordBody, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { getFirstCall } from '../../../testing/getFirstCall';
import { findDialog } from '../../../testing/findDialog';
import { signInAs, createUser } from '../../../testing/userFixtures';
import UsersPendingPage from './UsersPendingPage';

const pendingUser = createUser(1);

function open(otherResponses: MockResponses = {}) {
  const requests = mockApi({ 'GET /users': createPage([pendingUser]), ...otherResponses });
  return { requests, ...renderPage(<UsersPendingPage />, '/dashboard/users/pending') };
}

beforeEach(() => {
  signInAs('Coordinator');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-12 T-04 lists pending users with name, role, distributor and date, oldest first', async () => {
  const { requests } = open();
  const row = within((await screen.findByText('Héctor Garza')).closest('tr') ?? document.body);
  for (const text of ['Consultor', 'Agrosemillas del Norte', '02/01/26']) expect(row.getByText(text)).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(getFirstCall('/dashboard/users/pending'));
});

test('R-12 T-04 names the user and the granted access before an approval', async () => {
  const { user, requests } = open({
    [`POST /users/${pendingUser.id}/approve`]: { data: { ...pendingUser, status: 'ACTIVO' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Aprobar a Héctor Garza' }));
  const dialog = await findDialog('¿Aprobar a Héctor Garza?');
  expect(dialog.getByText('Podrá entrar como consultor (Agrosemillas del Norte).')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se aprobó a Héctor Garza'));
  expect(requests.some(({ method, url }) => method === 'POST' && url === `/users/${pendingUser.id}/approve`)).toBe(
    true,
  );
});

test('R-12 P-05 says that another person approves an account that the signed-in user created', async () => {
  const actor = session.get().user;
  open({ 'GET /users': createPage([{ ...pendingUser, createdById: actor?.id ?? null }]) });
  expect(await screen.findByText('Usted dio de alta esta cuenta: la aprueba otra persona.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Aprobar/ })).not.toBeInTheDocument();
});

test('R-12 T-04 requires a reason to reject and shows errors of the API', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    [`POST /users/${pendingUser.id}/reject`]: recordBody(sent, {
      status: 409,
      error: 'Otra persona modificó este registro.',
      code: 'VERSION_OBSOLETA',
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Rechazar a Héctor Garza' }));
  const dialog = await findDialog('¿Rechazar a Héctor Garza?');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Escriba el motivo del rechazo.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'No trabaja aquí');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Otra persona modificó este registro.')).toBeVisible();
  expect(sent).toEqual([{ reason: 'No trabaja aquí', version: 3 }]);
});
