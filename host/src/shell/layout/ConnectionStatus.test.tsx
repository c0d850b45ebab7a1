import { useConnectionState } from '@surco/shared/platform';
import { createSessionUser, mockApi } from '@surco/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionStatus } from './ConnectionStatus';

test('stored data is shown with its age and as possibly incomplete', () => {
  mockApi({});
  render(<ConnectionStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => useConnectionState.setState({ staleSince: '2026-11-22T18:05:00.000Z' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sin conexión: datos del 22/11/26 12:05, guardados en este equipo; pueden estar incompletos',
  );
  act(() => useConnectionState.setState({ staleSince: null }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a server that does not answer is shown like a missing network, with a button to try again', async () => {
  const requests = mockApi({ 'GET /auth/me': { data: createSessionUser('Consultant') } });
  render(<ConnectionStatus />);
  act(() => useConnectionState.setState({ isUnreachable: true }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexiónReintentar$/);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(requests).toMatchObject([{ url: '/auth/me' }]);
});
