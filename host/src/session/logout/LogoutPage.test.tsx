import 'fake-indexeddb/auto';
import { loadOfflineEngine } from '@surco/shared/platform';
import { createSessionUser, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import LogoutPage from './LogoutPage';

const redirect = jest.fn();

beforeEach(() => {
  redirect.mockReset();
  session.setUser(createSessionUser('Consultant'));
});

test('R-07 X-05 T-01 signs out and goes to the login page', async () => {
  const requests = mockApi({ 'POST /auth/logout': { data: null } });
  renderPage(<LogoutPage redirect={redirect} />, '/logout');
  expect(screen.getByText('Cerrando la sesión…')).toBeVisible();
  await waitFor(() => expect(redirect.mock.calls).toEqual([['/login']]));
  expect(requests).toEqual([{ method: 'POST', url: '/auth/logout' }]);
  expect(session.get().user).toBeNull();
});

test('R-07 reports that the server did not answer, and offers a button to the login page', async () => {
  mockApi({});
  const { user } = renderPage(<LogoutPage redirect={redirect} />, '/logout');
  expect(await screen.findByRole('alert')).toHaveTextContent('el servidor no respondió');
  expect(session.get().user).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ir a la página de entrada' }));
  expect(redirect.mock.calls).toEqual([['/login']]);
});

test('R-07 T-01 asks first when the unsent work cannot be counted', async () => {
  const requests = mockApi({ 'POST /auth/logout': { data: null } });
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('x');
  });
  renderPage(<LogoutPage redirect={redirect} />, '/logout');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo comprobar si hay borradores');
  expect(requests).toEqual([]);
  expect(screen.getByRole('button', { name: 'Cerrar la sesión de todos modos' })).toBeVisible();
  expect(session.get().user).not.toBeNull();
  open.mockRestore();
});

describe('with unsent work on this device', () => {
  beforeEach(async () => {
    const draft = { id: 'e-1', formKey: 'customer:new', label: 'Cliente Ana Ruiz', values: {} };
    await (await loadOfflineEngine()).saveDraft(draft);
  });

  test('R-07 T-01 X-34 asks first and names it, then deletes it with the session', async () => {
    const requests = mockApi({ 'POST /auth/logout': { data: null } });
    const { user } = renderPage(<LogoutPage redirect={redirect} />, '/logout');
    expect(await screen.findByText('Hay 1 borrador en este dispositivo.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Cliente Ana Ruiz');
    expect(requests).toEqual([]);
    expect(session.get().user).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar la sesión y perderlos' }));
    await waitFor(() => expect(redirect.mock.calls).toEqual([['/login']]));
    expect(await indexedDB.databases()).toEqual([]);
  });
});
