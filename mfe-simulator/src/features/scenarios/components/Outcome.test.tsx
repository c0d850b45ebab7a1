import { forgetEntries, offline, session } from '@surco/shared/platform';
import { render, screen } from '@testing-library/react';
import { removeWaiting, saveSimulation } from '../api/saveSimulation';
import { waitingOf } from '../api/waiting';
import { person, savedExample } from '../testing';
import { Outcome } from './Outcome';

afterEach(() => forgetEntries('u-1'));

const { input } = savedExample(0);

test('R-09 one that the server has says under which name', () => {
  render(<Outcome saved={{ name: 'Potrero', input, clientId: null, id: 'm-1' }} />);
  expect(screen.getByText('Guardado como «Potrero».')).toBeVisible();
});

test('R-09 one that waits on the device says so until it has left', async () => {
  session.setUser(person('Farmer'));
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await saveSimulation({ name: 'Potrero', input });
  render(<Outcome saved={{ name: 'Potrero', input, clientId: null, id: null }} />);
  const engine = await offline();
  await engine.loadEntries();
  expect(await screen.findByText('«Potrero» está pendiente de enviar.')).toBeVisible();
  for (const { id } of waitingOf(engine.entriesNow())) await removeWaiting(id);
  expect(await screen.findByText('Guardado como «Potrero».')).toBeVisible();
});
