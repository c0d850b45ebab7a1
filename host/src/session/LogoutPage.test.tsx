import 'fake-indexeddb/auto';
import { offline, session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import LogoutPage from './LogoutPage';
import { person } from '@surco/shared/testing/people';

const leave = jest.fn();

beforeEach(() => {
  leave.mockReset();
  session.setUser(person('Consultant'));
});

test('R-07 X-05 T-01 signs out and goes to the login page', async () => {
  const asked = serve({ 'POST /auth/logout': { data: null } });
  renderPage(<LogoutPage leave={leave} />, '/logout');
  expect(screen.getByText('Cerrando la sesión…')).toBeVisible();
  await waitFor(() => expect(leave.mock.calls).toEqual([['/login']]));
  expect(asked).toEqual([{ method: 'POST', url: '/auth/logout' }]);
  expect(session.get().user).toBeNull();
});

test('R-07 a server that did not answer is told, with a way on', async () => {
  serve({});
  const { user } = renderPage(<LogoutPage leave={leave} />, '/logout');
  expect(await screen.findByRole('alert')).toHaveTextContent('el servidor no respondió');
  expect(session.get().user).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ir a la página de entrada' }));
  expect(leave.mock.calls).toEqual([['/login']]);
});

describe('with something on this device that no server has', () => {
  beforeAll(() => {
    globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  });

  beforeEach(async () => {
    const draft = { id: 'e-1', place: 'sale:new', label: 'Venta', values: {} };
    await (await offline()).saveDraft(draft);
  });

  test('R-07 T-01 it is asked about first, and goes with the session', async () => {
    const asked = serve({ 'POST /auth/logout': { data: null } });
    const { user } = renderPage(<LogoutPage leave={leave} />, '/logout');
    expect(await screen.findByText('Hay 1 borrador en este equipo.')).toBeVisible();
    expect(asked).toEqual([]);
    expect(session.get().user).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar la sesión y perderlos' }));
    await waitFor(() => expect(leave.mock.calls).toEqual([['/login']]));
    expect(await indexedDB.databases()).toEqual([]);
  });
});
