import 'fake-indexeddb/auto';
import { deleteOutbox, loadOfflineEngine } from '@surco/shared/platform';
import { createSessionUser, goOffline, mockApi, session } from '@surco/shared/testing';
import { removeUnsentSimulation, saveSimulation } from './saveSimulation';
import { listUnsentSimulations } from '../model/listUnsentSimulations';

const farmer = createSessionUser('Farmer', { id: 'u-1', clientKey: 'c' });
const input = {
  mode: 'AUTOCONSUMO',
  condition: 'TEMPORAL',
  silo: { type: 'PASTEL', width: 4, height: 1.5 },
  productId: 'p-1',
  animals: 40,
} as const;

beforeEach(() => session.setUser(farmer));
afterEach(async () => {
  await deleteOutbox('u-1');
  session.clear();
});

const loadUnsentSimulations = async () => listUnsentSimulations(await (await loadOfflineEngine()).loadOutbox());

test('R-09 queues a simulation offline and sends it once, with an idempotency key', async () => {
  goOffline();
  expect(await saveSimulation({ name: 'Potrero', input })).toEqual({ state: 'pending', outboxId: expect.any(String) });
  expect(await loadUnsentSimulations()).toMatchObject([
    { name: 'Potrero', input, clientId: null, status: 'pending', refusal: null },
  ]);
  const sent: unknown[] = [];
  mockApi({
    'GET /auth/me': { data: farmer },
    'POST /simulations': (_address, init) => {
      sent.push({
        idempotencyKey: new Headers(init?.headers).get('idempotency-key'),
        body: JSON.parse(String(init?.body)),
      });
      return { data: { id: 's-1' } };
    },
  });
  await (await loadOfflineEngine()).sendPending(true);
  await (await loadOfflineEngine()).sendPending(true);
  expect(await loadUnsentSimulations()).toEqual([]);
  expect(sent).toEqual([
    { idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/), body: { ...input, name: 'Potrero', clientId: null } },
  ]);
});

test('R-09 stores nothing when the server rejects a simulation', async () => {
  mockApi({ 'POST /simulations': { status: 400, error: 'Revise los datos.', code: 'DATOS_INVALIDOS' } });
  await expect(saveSimulation({ name: 'Potrero', input })).rejects.toThrow('Revise los datos.');
  expect(await loadUnsentSimulations()).toEqual([]);
});

test('R-09 discards a queued simulation and ignores other items', async () => {
  goOffline();
  await saveSimulation({ name: 'Uno', input });
  const engine = await loadOfflineEngine();
  await engine.saveDraft({ id: 'd-1', formKey: 'sale:new', label: 'Venta', values: {} });
  await engine.saveDraft({ id: 'd-2', formKey: 'simulation:new', label: 'Rota', values: { name: 1 } });
  const [queued, ...others] = await loadUnsentSimulations();
  expect(others).toEqual([]);
  await removeUnsentSimulation(queued?.id ?? '');
  expect(await loadUnsentSimulations()).toEqual([]);
});
