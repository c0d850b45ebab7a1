import { session, useToasts } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { firstCallOf } from '../../../testing/firstCall';
import { dialogCalled } from '../../../testing/dialog';
import { actAs, pageOf, person } from '../../../testing/people';
import UsersPendingPage from './UsersPendingPage';

const waiting = person(1);

function open(more: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ 'GET /users': pageOf(waiting), ...more });
  return { asked, ...renderPage(<UsersPendingPage />, '/dashboard/users/pending') };
}

beforeEach(() => {
  actAs('Coordinator');
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-12 T-04 who waits: name, role, distributor and date; the longest wait first', async () => {
  const { asked } = open();
  const row = within((await screen.findByText('Héctor Garza')).closest('tr') ?? document.body);
  for (const text of ['Consultor', 'Agrosemillas del Norte', '02/01/26']) expect(row.getByText(text)).toBeVisible();
  expect(asked.map(({ url }) => url)).toContain(firstCallOf('/dashboard/users/pending'));
});

test('R-12 T-04 approving says which access is given, and to whom', async () => {
  const { user, asked } = open({ [`POST /users/${waiting.id}/approve`]: { data: { ...waiting, status: 'ACTIVO' } } });
  await user.click(await screen.findByRole('button', { name: 'Aprobar a Héctor Garza' }));
  const dialog = await dialogCalled('¿Aprobar a Héctor Garza?');
  expect(dialog.getByText('Podrá entrar como consultor (Agrosemillas del Norte).')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('Se aprobó a Héctor Garza'));
  expect(asked.some(({ method, url }) => method === 'POST' && url === `/users/${waiting.id}/approve`)).toBe(true);
});

test('R-12 T-04 nobody is rejected without a reason; what the server says is shown', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    [`POST /users/${waiting.id}/reject`]: (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return { status: 409, error: 'Otra persona modificó este registro.', code: 'VERSION_OBSOLETA' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rechazar a Héctor Garza' }));
  const dialog = await dialogCalled('¿Rechazar a Héctor Garza?');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Escriba el motivo del rechazo.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'No trabaja aquí');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText('Otra persona modificó este registro.')).toBeVisible();
  expect(sent).toEqual([{ reason: 'No trabaja aquí', version: 3 }]);
});

test('R-12 nobody waits: one sentence says so', async () => {
  open({ 'GET /users': pageOf() });
  expect(await screen.findByText('Nadie espera aprobación.')).toBeVisible();
});
