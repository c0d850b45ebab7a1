import type { OwnSession } from '@surco/shared/contract';
import { useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { SessionsSection } from './SessionsSection';

const current: OwnSession = {
  id: '0a4e3a4e-7a44-4a0e-9f43-0c8f5f1d0001',
  device: 'Chrome en Windows',
  address: '203.0.113.5',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastSeenAt: '2026-11-20T18:30:00.000Z',
  isCurrent: true,
};
const other: OwnSession = { ...current, id: 'other', device: null, address: null, isCurrent: false };

function open(sessions: readonly OwnSession[], responses: MockResponses = {}, hasPassword = true) {
  let listed = sessions;
  const requests = mockApi({
    'GET /users/me/sessions': () => ({ data: listed }),
    'DELETE /users/me/sessions/other': () => {
      listed = [current];
      return { data: null };
    },
    'DELETE /users/me/sessions': () => {
      listed = [current];
      return { data: { ended: 1 } };
    },
    ...responses,
  });
  return { requests, ...renderPage(<SessionsSection hasPassword={hasPassword} />, '/dashboard/users/me') };
}

beforeEach(() => {
  session.setUser(createSessionUser('Supervisor'));
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-11 lists device, address and last use, and marks this device', async () => {
  open([current, other]);
  const [here, there] = within(await screen.findByRole('list', { name: 'Sesiones abiertas' })).getAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome en Windows Este dispositivo');
  expect(here).toHaveTextContent('Dirección de red: 203.0.113.5');
  expect(here).toHaveTextContent('Último uso: 20/11/26 12:30');
  expect(there).toHaveTextContent('Dispositivo desconocido');
  expect(screen.getAllByRole('button', { name: /^Cerrar la sesión/ })).toHaveLength(1);
});

test('R-11 P-01 ends one session with the password', async () => {
  const { user, requests } = open([current, other]);
  await user.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Dispositivo desconocido/ }));
  const dialog = await findDialog('¿Cerrar la sesión de Dispositivo desconocido?');
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'la de antes');
  await user.click(dialog.getByRole('button', { name: 'Cerrar la sesión' }));
  expect(await screen.findByText('Su cuenta no está abierta en ningún otro dispositivo.')).toBeVisible();
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('DELETE /users/me/sessions/other');
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('La sesión se cerró'));
});

test('R-11 P-01 without a password ends all other sessions after a confirmation', async () => {
  const { user } = open([current, other], {}, false);
  await user.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
  const dialog = await findDialog('¿Cerrar todas las demás sesiones?');
  await user.click(dialog.getByRole('button', { name: 'Cerrar todas las demás' }));
  expect(await screen.findByText('Su cuenta no está abierta en ningún otro dispositivo.')).toBeVisible();
});
