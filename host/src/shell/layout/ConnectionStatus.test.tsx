import { useConnectionState } from '@surco/shared/platform';
import { createSessionUser, mockApi } from '@surco/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markIncomplete, markReady, resetReadiness, useOfflineReadiness } from '../../offline/readiness';
import { ConnectionStatus } from './ConnectionStatus';

test('stored data is shown with its age and as possibly incomplete', () => {
  mockApi({});
  render(<ConnectionStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => useConnectionState.setState({ staleSince: '2026-11-22T18:05:00.000Z' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sin conexión: datos del 22/11/26 12:05, guardados en este dispositivo; pueden estar incompletos',
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

describe('readiness for work without a network', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T11:40:00.000Z') });
    localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    act(() => resetReadiness(false));
  });

  test('N-06 says that the device is not ready, then since when it is, also on the next visit', () => {
    resetReadiness(true);
    render(<ConnectionStatus />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^Preparando el trabajo sin conexión…$/);
    act(markIncomplete);
    expect(status).toHaveTextContent(
      /^Aún no está listo para trabajar sin conexión\. Deje abierta la página de inicio donde tenga buena conexión\.$/,
    );
    act(() => markReady('2026-11-23T11:29:00.000Z'));
    act(markIncomplete);
    expect(status).toHaveTextContent(/^Listo para trabajar sin conexión · 05:29$/);
    act(() => resetReadiness(true));
    expect(status).toHaveTextContent(/^Listo para trabajar sin conexión · 05:29$/);
    act(() => resetReadiness(false));
    expect(status).toBeEmptyDOMElement();
  });

  test('A-05 shows the date of another day, and that the browser may delete the stored data', () => {
    resetReadiness(true);
    render(<ConnectionStatus />);
    act(() => {
      markReady('2026-11-22T11:29:00.000Z');
      useOfflineReadiness.setState({ isVolatile: true });
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Listo para trabajar sin conexión · 22/11/26 05:29 (el navegador puede borrarlo si falta espacio)',
    );
  });

  test('says only that there is no network while there is none', () => {
    resetReadiness(true);
    render(<ConnectionStatus />);
    act(() => useConnectionState.setState({ isUnreachable: true }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexiónReintentar$/);
    act(() => useConnectionState.setState({ isUnreachable: false }));
  });
});
