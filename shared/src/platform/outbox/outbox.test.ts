/** The outbox as a form uses it, on a database in memory. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { mockApi, simulateOffline } from '../../testing';
import { session } from '../host';
import { useToasts } from '../toasts/toasts';
import { networkFirst } from '../offline/networkFirst';
import { declareOfflineCalls } from '../offline/offlineCalls';
import { useConnectionState } from '../offline/connectionState';
import { keepDraftCopy } from './draftCopies';
import { deleteCachedResponses, deleteOutbox } from '../storage/userDatabases';
import { createNetworkError } from '../http/apiError';
import { offlineEngine } from '../offline/engine';
import { createSessionUser } from '../../testing/createSessionUser';

const createUser = (id: string) => createSessionUser('Consultant', { id });

const submission = {
  id: 'e-1',
  formKey: 'sale:new',
  label: 'Venta para Ana',
  values: { notes: 'x' },
  record: '/dashboard/sales/sale/',
  refreshes: [],
} as const;
const body = { customerId: 'c', seasonId: 's', lines: [{ productId: 'p', quantity: 1 }] };
const SALE = { data: { id: 's-1', folio: 'V-2026-000001' } };
const REFUSED = { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' };
const ME = { 'GET /auth/me': { data: createUser('u-1') } };
const getOutboxStates = async () => (await offlineEngine.loadOutbox()).map(({ state }) => state);
const submit = () => offlineEngine.submit('POST /sales', { body }, submission);

beforeEach(() => {
  session.setUser(createUser('u-1'));
  useToasts.setState({ toasts: [] });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(['u-1', 'u-2'].map(deleteOutbox));
  await deleteCachedResponses();
  session.clear();
});

test('X-11 with a network, a form is sent at once and leaves no item', async () => {
  mockApi({ 'POST /sales': SALE });
  await expect(submit()).resolves.toEqual({ state: 'sent', data: SALE.data });
  expect(await getOutboxStates()).toEqual([]);
});

test('X-11 without a network, an item stays pending and is sent later under the same key', async () => {
  const network = simulateOffline({ ...ME, 'POST /sales': SALE });
  await expect(submit()).resolves.toEqual({ state: 'pending' });
  expect(await getOutboxStates()).toEqual(['pending']);
  network.restore();
  await offlineEngine.sendPending(true);
  const [item] = await offlineEngine.loadOutbox();
  expect(item).toMatchObject({ state: 'sent', link: '/dashboard/sales/sale/s-1', folio: 'V-2026-000001' });
  expect(new Set(network.keys).size).toBe(1);
  expect(useToasts.getState().toasts).toMatchObject([{ severity: 'success', summary: 'Enviado' }]);
});

test.each([
  ['had a network all the time', true, true, 1],
  ['lost the network during it', true, false, 1],
  ['got the network during it', false, true, 1],
  ['had no network', false, false, 0],
])(
  'X-11 an attempt without an answer counts if it may have arrived: the device %s',
  async (_, before, after, attempts) => {
    simulateOffline(ME);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(before);
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      isOnline.mockReturnValue(after);
      return answer(input, init);
    };
    await submit();
    expect((await offlineEngine.loadOutbox())[0]?.sending?.attempts).toBe(attempts);
  },
);

test('X-11 an item removed while others are sent is not sent', async () => {
  const network = simulateOffline({ ...ME, 'POST /sales': SALE });
  await submit();
  await offlineEngine.submit('POST /sales', { body: { ...body, notes: 'y' } }, { ...submission, id: 'e-2' });
  network.restore();
  network.keys.length = 0;
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST')
      await offlineEngine.removeOutboxItems(String(init.body).includes('notes') ? 'e-1' : 'e-2');
    return answer(input, init);
  };
  await offlineEngine.sendPending(true);
  expect(network.keys).toHaveLength(1);
  expect(await getOutboxStates()).toEqual(['sent']);
});

test.each([
  ['cannot answer now', { status: 503, error: 'Sin servicio.', code: 'NO_DISPONIBLE' }],
  ['wants a new sign-in', { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' }],
])('X-11 when the server %s, the next item is not sent before the first one', async (_title, answer) => {
  const network = simulateOffline({ ...ME, 'POST /sales': answer });
  await submit();
  await offlineEngine.submit('POST /sales', { body: { ...body, notes: 'y' } }, { ...submission, id: 'e-2' });
  network.restore();
  network.keys.length = 0;
  await offlineEngine.sendPending(true);
  expect(network.keys).toHaveLength(1);
  expect(await getOutboxStates()).toEqual(['pending', 'pending']);
});

test('X-11 an answered item counts as sent even if the device cannot store that', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockApi({ 'POST /sales': SALE });
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    return answer(input, init);
  };
  await expect(submit()).resolves.toEqual({ state: 'sent', data: SALE.data });
});

test('X-11 an item rejected later becomes a draft again, with the reason', async () => {
  const network = simulateOffline({ ...ME, 'POST /sales': REFUSED });
  await submit();
  network.restore();
  await offlineEngine.sendPending(true);
  expect(await offlineEngine.findDraftOfForm('sale:new')).toMatchObject({
    state: 'error',
    values: submission.values,
    refusal: { text: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' },
  });
  expect(useToasts.getState().toasts).toMatchObject([{ severity: 'error', summary: 'Error' }]);
});

test('F-03 an immediate rejection is thrown to the form, and the values stay a draft', async () => {
  mockApi({ 'POST /sales': REFUSED });
  await expect(submit()).rejects.toMatchObject({ status: 409, message: 'No hay bolsas.' });
  expect(await offlineEngine.getDraft('e-1')).toMatchObject({ state: 'draft', values: submission.values });
});

test('F-01 after a lost session an item waits for its own user and is not sent as another', async () => {
  mockApi({ 'POST /sales': { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' } });
  await expect(submit()).rejects.toMatchObject({ status: 401 });
  expect(await getOutboxStates()).toEqual(['pending']);
  const requests = mockApi({ 'GET /auth/me': { data: createUser('u-2') }, 'POST /sales': SALE });
  await offlineEngine.sendPending(true);
  expect(requests.map(({ url }) => url)).toEqual(['/auth/me']);
  session.setUser(createUser('u-2'));
  expect(await getOutboxStates()).toEqual([]);
  session.setUser(createUser('u-1'));
  mockApi({ ...ME, 'POST /sales': SALE });
  await offlineEngine.sendPending(true);
  expect(await getOutboxStates()).toEqual(['sent']);
});

test('a draft is stored, found and counted; once it is submitted, saving or removing it does nothing', async () => {
  const draft = { id: 'e-1', formKey: 'sale:new', label: 'Venta', values: { notes: 'a' } };
  await offlineEngine.saveDraft(draft);
  expect(await offlineEngine.findDraftOfForm('sale:new')).toMatchObject({ values: { notes: 'a' } });
  expect(await offlineEngine.findDraftOfForm('voucher:new')).toBeNull();
  await expect(offlineEngine.countUnsent()).resolves.toEqual({ pending: 0, drafts: 1 });
  const network = simulateOffline(ME);
  await submit();
  await offlineEngine.saveDraft(draft);
  expect(await getOutboxStates()).toEqual(['pending']);
  await offlineEngine.removeDraft('e-1');
  expect(await getOutboxStates()).toEqual(['pending']);
  network.restore();
});

test('X-11 a pending item that was withdrawn to be changed is pending again, as it was submitted, when the change is given up', async () => {
  const network = simulateOffline({ ...ME, 'POST /sales': SALE });
  await submit();
  const [submitted] = await offlineEngine.loadOutbox();
  expect(await offlineEngine.withdrawOutboxItem('e-1')).toBe(true);
  const changed = { id: 'e-1', formKey: 'sale:new', label: 'Venta para Beto', values: { notes: 'y' } };
  await offlineEngine.saveDraft(changed);
  // An emptied form does not lose it either: the list of the outbox asks before it removes one.
  await offlineEngine.removeDraft('e-1');
  expect(await offlineEngine.getDraft('e-1')).toMatchObject({ state: 'draft', ...changed });
  await offlineEngine.keepSubmission('e-1');
  expect(await offlineEngine.loadOutbox()).toEqual([submitted]);
  // Once it is submitted again, the change counts.
  await offlineEngine.withdrawOutboxItem('e-1');
  await submit();
  await offlineEngine.keepSubmission('e-1');
  expect(await getOutboxStates()).toEqual(['pending']);
  network.restore();
  await offlineEngine.sendPending(true);
  await waitFor(async () => expect(await getOutboxStates()).toEqual(['sent']));
  expect(new Set(network.keys).size).toBe(1);
});

const leave = (values: unknown, savedAt: string, userId = 'u-1'): void =>
  localStorage.setItem(
    'surco.draftCopy.e-1',
    JSON.stringify({
      userId,
      item: { id: 'e-1', formKey: 'sale:new', label: 'Venta', state: 'draft', savedAt, values },
    }),
  );
const [PAST, FUTURE] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'];

test('X-11 a draft whose page went away before the database had it is taken over once', async () => {
  keepDraftCopy({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values: { notes: 'a' } });
  expect(await offlineEngine.findDraftOfForm('sale:new')).toMatchObject({ state: 'draft', values: { notes: 'a' } });
  expect(localStorage.getItem('surco.draftCopy.e-1')).toBeNull();
  leave({ notes: 'b' }, FUTURE);
  expect(await offlineEngine.getDraft('e-1')).toMatchObject({ values: { notes: 'b' } });
});

test.each([
  ['is older than the stored draft', PAST, 'u-1'],
  ['is of another user', FUTURE, 'u-2'],
  ['is not valid', 'null', 'u-1'],
])('X-11 a copy of a draft that %s changes nothing and is removed', async (_case, savedAt, userId) => {
  await offlineEngine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values: { notes: 'a' } });
  if (savedAt === 'null') localStorage.setItem('surco.draftCopy.e-1', '{"userId":"u-1","item":{}}');
  else leave({ notes: 'b' }, savedAt, userId);
  expect(await offlineEngine.getDraft('e-1')).toMatchObject({ values: { notes: 'a' } });
  expect(localStorage.getItem('surco.draftCopy.e-1')).toBeNull();
});

test('X-11 a copy of a draft that was submitted since does not bring it back', async () => {
  const network = simulateOffline(ME);
  await submit();
  leave({ notes: 'b' }, FUTURE);
  await offlineEngine.findDraftOfForm('sale:new');
  expect(await getOutboxStates()).toEqual(['pending']);
  network.restore();
});

test('X-18 without a network, the last answer is given to its user alone, unless `answersOffline` is false', async () => {
  mockApi(ME);
  declareOfflineCalls({ 'GET /distributors': 1, 'GET /auth/me': { maxAnswers: 1, answersOffline: false } });
  offlineEngine.start();
  const distributors = { key: 'GET /distributors', address: '/distributors' } as const;
  await networkFirst(distributors, async () => [{ id: 'd-1' }]);
  const failOffline = (): Promise<never> => Promise.reject(createNetworkError());
  await waitFor(async () => expect(await networkFirst(distributors, failOffline)).toEqual([{ id: 'd-1' }]));
  expect(useConnectionState.getState().staleSince).not.toBeNull();
  await networkFirst(distributors, async () => []);
  expect(useConnectionState.getState().staleSince).toBeNull();
  session.setUser(createUser('u-2'));
  await expect(networkFirst(distributors, failOffline)).rejects.toMatchObject({ status: 0 });
  const me = { key: 'GET /auth/me', address: '/auth/me' } as const;
  await networkFirst(me, async () => createUser('u-2'));
  await waitFor(async () => expect(await offlineEngine.readCachedResponse(me.key, me.address)).not.toBeNull());
  await expect(networkFirst(me, failOffline)).rejects.toMatchObject({ status: 0 });
});

test('X-11 a form that the server does not answer in time waits in the outbox', async () => {
  mockApi({});
  // The time-out starts with the request; the database needs the real clock.
  const requested = new Promise<void>((resolve) => {
    globalThis.fetch = () => {
      jest.useFakeTimers();
      resolve();
      return new Promise(() => undefined);
    };
  });
  const submitted = submit();
  await requested;
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  await expect(submitted).resolves.toEqual({ state: 'pending' });
  await expect(getOutboxStates()).resolves.toEqual(['pending']);
});
