import 'fake-indexeddb/auto';
import { forgetEntries, offline, session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { removeWaiting, saveSimulation } from './saveSimulation';
import { waitingOf } from './waiting';

const me = {
  id: 'u-1',
  role: 'Farmer',
  distributor: null,
  acceptedTos: true,
  clientKey: 'c',
  firstName: 'Anselmo',
  lastName: 'Fuentes',
  email: null,
} as const;
const input = {
  mode: 'AUTOCONSUMO',
  condition: 'TEMPORAL',
  silo: { type: 'PASTEL', width: 4, height: 1.5 },
  productId: 'p-1',
  animals: 40,
} as const;

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
});
beforeEach(() => session.setUser({ ...me }));
afterEach(async () => {
  await forgetEntries('u-1');
  session.clear();
});

const noNetwork = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
const waiting = async () => waitingOf(await (await offline()).loadEntries());

test('R-09 without a network a simulation waits, and is sent once under its key when there is one', async () => {
  noNetwork();
  expect(await saveSimulation({ name: 'Potrero', input })).toEqual({ state: 'pending' });
  expect(await waiting()).toMatchObject([{ name: 'Potrero', input, clientId: null, state: 'pending', refusal: null }]);
  const sent: unknown[] = [];
  serve({
    'GET /auth/me': { data: me },
    'POST /simulations': (_address, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return { data: { id: 's-1' } };
    },
  });
  await (await offline()).sendWaiting(true);
  await (await offline()).sendWaiting(true);
  expect(await waiting()).toEqual([]);
  expect(sent).toEqual([{ ...input, name: 'Potrero', clientId: null }]);
});

test('R-09 what the server refuses stays in the form alone', async () => {
  serve({ 'POST /simulations': { status: 400, error: 'Revise los datos.', code: 'DATOS_INVALIDOS' } });
  await expect(saveSimulation({ name: 'Potrero', input })).rejects.toThrow('Revise los datos.');
  expect(await waiting()).toEqual([]);
});

test('R-09 one that waits may be forgotten, and what is none of ours is passed over', async () => {
  noNetwork();
  await saveSimulation({ name: 'Uno', input });
  const engine = await offline();
  await engine.saveDraft({ id: 'd-1', place: 'sale:new', label: 'Venta', values: {} });
  await engine.saveDraft({ id: 'd-2', place: 'simulation:new', label: 'Rota', values: { name: 1 } });
  const [one, ...others] = await waiting();
  expect(others).toEqual([]);
  await removeWaiting(one?.id ?? '');
  expect(await waiting()).toEqual([]);
});
