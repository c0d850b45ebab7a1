import { useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { OwnDataSection } from './OwnDataSection';

beforeEach(() => {
  session.setUser(createSessionUser('Supervisor'));
  useToasts.setState({ toasts: [] });
});
afterEach(() => session.clear());

test('R-11 requests the data of the user, and shows why the file could not be made', async () => {
  const requests = mockApi({ 'GET /users/me/data': { status: 503, error: 'El servicio no está disponible.' } });
  const { user } = renderPage(<OwnDataSection />, '/dashboard/users/me');
  await user.click(screen.getByRole('button', { name: 'Descargar mis datos' }));
  await waitFor(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain('El servicio no está disponible.'));
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('GET /users/me/data');
});
