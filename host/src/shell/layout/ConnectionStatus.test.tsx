import { useConnectionState } from '@surco/shared/platform';
import { mockApi } from '@surco/shared/testing';
import { act, render, screen } from '@testing-library/react';
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
