import { deleteOutbox, loadOfflineEngine, session } from '@surco/shared/platform';
import { goOffline } from '@surco/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { removeUnsentSimulation, saveSimulation } from '../api/saveSimulation';
import { listUnsentSimulations } from '../model/listUnsentSimulations';
import { createUser, createSavedExample } from '../../../testing/openSection';
import { SaveOutcome } from './SaveOutcome';

afterEach(() => deleteOutbox('u-1'));

const { input } = createSavedExample(0);

test('R-09 shows the name of a scenario saved on the server', () => {
  render(<SaveOutcome saved={{ name: 'Potrero', input, clientId: null, id: 'm-1' }} />);
  expect(screen.getByText('Guardado como «Potrero».')).toBeVisible();
});

test('R-09 shows a scenario as pending while it is in the outbox, and as saved once removed from it', async () => {
  session.setUser(createUser('Farmer'));
  goOffline();
  await saveSimulation({ name: 'Potrero', input });
  render(<SaveOutcome saved={{ name: 'Potrero', input, clientId: null, id: null }} />);
  const engine = await loadOfflineEngine();
  await act(() => engine.loadOutbox());
  expect(await screen.findByText('«Potrero» está pendiente de enviar.')).toBeVisible();
  for (const { id } of listUnsentSimulations(engine.getOutboxSnapshot())) await act(() => removeUnsentSimulation(id));
  expect(await screen.findByText('Guardado como «Potrero».')).toBeVisible();
});
