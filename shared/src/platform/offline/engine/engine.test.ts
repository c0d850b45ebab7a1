/** The outbox as a form uses it, on a database in memory. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { serve, type Answers } from '../../../testing';
import { session } from '../../session';
import { useToasts } from '../../notify';
import { askOrRecall } from '../answers';
import { useConnection } from '../connection';
import { forgetAnswers, forgetEntries } from '../databases';
import { networkError } from '../../errors';
import { engine } from '.';
import { person as somebody } from '../../../testing/people';

const person = (id: string) => somebody('Consultant', { id });

const about = {
  id: 'e-1',
  place: 'sale:new',
  label: 'Venta para Ana',
  values: { notes: 'x' },
  record: '/dashboard/sales/sale/',
  refreshes: [],
} as const;
const body = { customerId: 'c', seasonId: 's', lines: [{ productId: 'p', quantity: 1 }] };
const SALE = { data: { id: 's-1', folio: 'V-2026-000001' } };
const REFUSED = { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' };
const ME = { 'GET /auth/me': { data: person('u-1') } };
const states = async () => (await engine.loadEntries()).map(({ state }) => state);
const submit = () => engine.submit('POST /sales', { body }, about);

/** No answer comes until `restore` is called. */
function cutOff(answers: Answers): { keys: (string | null)[]; restore: () => void } {
  serve(answers);
  const answer = globalThis.fetch;
  const keys: (string | null)[] = [];
  let away = true;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    if (away) throw new TypeError('Failed to fetch');
    return answer(input, init);
  };
  return { keys, restore: () => (away = false) };
}

beforeAll(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
});

beforeEach(() => {
  session.setUser(person('u-1'));
  useToasts.setState({ toasts: [] });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(['u-1', 'u-2'].map(forgetEntries));
  await forgetAnswers();
  session.clear();
});

test('X-11 with a network it is sent at once, and nothing stays behind', async () => {
  serve({ 'POST /sales': SALE });
  await expect(submit()).resolves.toEqual({ state: 'sent', data: SALE.data });
  expect(await states()).toEqual([]);
});

test('X-11 without one it waits under its key, and is sent under that same key on return', async () => {
  const network = cutOff({ ...ME, 'POST /sales': SALE });
  await expect(submit()).resolves.toEqual({ state: 'pending' });
  expect(await states()).toEqual(['pending']);
  network.restore();
  await engine.sendWaiting(true);
  const [entry] = await engine.loadEntries();
  expect(entry).toMatchObject({ state: 'sent', link: '/dashboard/sales/sale/s-1', folio: 'V-2026-000001' });
  expect(new Set(network.keys).size).toBe(1);
  expect(useToasts.getState().toasts).toMatchObject([{ severity: 'success', summary: 'Enviado' }]);
});

test('X-11 what the person removes while others travel is not sent any more', async () => {
  const network = cutOff({ ...ME, 'POST /sales': SALE });
  await submit();
  await engine.submit('POST /sales', { body: { ...body, notes: 'y' } }, { ...about, id: 'e-2' });
  network.restore();
  network.keys.length = 0;
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await engine.removeEntries(String(init.body).includes('notes') ? 'e-1' : 'e-2');
    return answer(input, init);
  };
  await engine.sendWaiting(true);
  expect(network.keys).toHaveLength(1);
  expect(await states()).toEqual(['sent']);
});

test('X-11 what the server has is called sent also where the device cannot write that down', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve({ 'POST /sales': SALE });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    return answer(input, init);
  };
  await expect(submit()).resolves.toEqual({ state: 'sent', data: SALE.data });
});

test('X-11 a refusal on return brings it back as a draft with the reason', async () => {
  const network = cutOff({ ...ME, 'POST /sales': REFUSED });
  await submit();
  network.restore();
  await engine.sendWaiting(true);
  expect(await engine.draftAt('sale:new')).toMatchObject({
    state: 'error',
    values: about.values,
    refusal: { text: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' },
  });
  expect(useToasts.getState().toasts).toMatchObject([{ severity: 'error', summary: 'Error' }]);
});

test('F-03 a refusal at once is for the form to show; what was typed stays a draft', async () => {
  serve({ 'POST /sales': REFUSED });
  await expect(submit()).rejects.toMatchObject({ status: 409, message: 'No hay bolsas.' });
  expect(await engine.draftOf('e-1')).toMatchObject({ state: 'draft', values: about.values });
});

test('F-01 a lost session makes it wait for its person, and nothing is sent in the name of another', async () => {
  serve({ 'POST /sales': { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' } });
  await expect(submit()).rejects.toMatchObject({ status: 401 });
  expect(await states()).toEqual(['pending']);
  const asked = serve({ 'GET /auth/me': { data: person('u-2') }, 'POST /sales': SALE });
  await engine.sendWaiting(true);
  expect(asked.map(({ url }) => url)).toEqual(['/auth/me']);
  session.setUser(person('u-2'));
  expect(await states()).toEqual([]);
  session.setUser(person('u-1'));
  serve({ ...ME, 'POST /sales': SALE });
  await engine.sendWaiting(true);
  expect(await states()).toEqual(['sent']);
});

test('a draft is kept, offered, changed and dropped; what was handed in is not overwritten by it', async () => {
  const draft = { id: 'e-1', place: 'sale:new', label: 'Venta', values: { notes: 'a' } };
  await engine.saveDraft(draft);
  expect(await engine.draftAt('sale:new')).toMatchObject({ values: { notes: 'a' } });
  expect(await engine.draftAt('voucher:new')).toBeNull();
  await expect(engine.unsent()).resolves.toEqual({ pending: 0, drafts: 1 });
  const network = cutOff(ME);
  await submit();
  await engine.saveDraft(draft);
  expect(await states()).toEqual(['pending']);
  await engine.dropDraft('e-1');
  expect(await states()).toEqual(['pending']);
  network.restore();
});

test('X-18 what was seen last is given without a network, to its person alone, with its time', async () => {
  serve(ME);
  engine.start();
  await askOrRecall('GET /distributors', '/distributors', async () => [{ id: 'd-1' }]);
  const away = (): Promise<never> => Promise.reject(networkError());
  await waitFor(async () =>
    expect(await askOrRecall('GET /distributors', '/distributors', away)).toEqual([{ id: 'd-1' }]),
  );
  expect(useConnection.getState().staleSince).not.toBeNull();
  await askOrRecall('GET /distributors', '/distributors', async () => []);
  expect(useConnection.getState().staleSince).toBeNull();
  session.setUser(person('u-2'));
  await expect(askOrRecall('GET /distributors', '/distributors', away)).rejects.toMatchObject({ status: 0 });
  await expect(askOrRecall('GET /auth/me', '/auth/me', away)).rejects.toMatchObject({ status: 0 });
});
