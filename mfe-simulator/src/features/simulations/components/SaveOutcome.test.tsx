import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { goOffline, mockApi, session } from '@surco/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { removeUnsentSimulation, saveSimulation } from '../api/saveSimulation';
import { createUser, createSavedExample } from '../../../testing/openSection';
import { SaveOutcome } from './SaveOutcome';

afterEach(() => deleteOutbox('u-1'));

const { input } = createSavedExample(0);

/** Saves a simulation offline and shows its outcome. */
async function renderPendingOutcome() {
  session.setUser(createUser('Farmer'));
  goOffline();
  const { outboxId } = await saveSimulation({ name: 'Potrero', input });
  render(<SaveOutcome saved={{ name: 'Potrero', input, clientId: null, clientName: null, id: null, outboxId }} />);
  const engine = await loadOfflineEngine();
  await act(() => engine.loadOutbox());
  expect(await screen.findByText('«Potrero» está pendiente de enviar.')).toBeVisible();
  return { engine, outboxId };
}

test('R-09 shows a simulation as pending while it is in the outbox, and as saved once sent', async () => {
  const { engine } = await renderPendingOutcome();
  mockApi({
    'GET /auth/me': { data: createUser('Farmer') },
    'POST /simulations': { data: createSavedExample(0) },
  });
  await act(() => engine.sendPending(true));
  expect(await screen.findByText('Guardado como «Potrero».')).toBeVisible();
});

test('R-09 does not show a discarded simulation as saved', async () => {
  const { outboxId } = await renderPendingOutcome();
  await act(() => removeUnsentSimulation(outboxId));
  await waitFor(() => expect(screen.queryByText(/Potrero/)).not.toBeInTheDocument());
});
