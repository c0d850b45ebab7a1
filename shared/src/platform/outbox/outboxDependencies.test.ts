/** Items that refer to the record of another item, on a database in memory. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createSessionUser, mockApi, type MockResponses, simulateOffline } from '../../testing';
import { offlineEngine } from '../offline/engine';
import { session } from '../host';
import { deleteOutbox } from '../storage/userDatabases';

const user = createSessionUser('Consultant', { id: 'u-1' });
const ME = { 'GET /auth/me': { data: user } };
const body = { seasonId: 's', lines: [{ productId: 'p', quantity: 1 }] };
const submission = { label: 'DKbono para Ana', record: '/dashboard/sales/dkbono/', refreshes: [] } as const;
const getOutboxStates = async () => (await offlineEngine.loadOutbox()).map(({ state }) => state);

beforeEach(() => session.setUser(user));

afterEach(async () => {
  await deleteOutbox('u-1');
  session.clear();
});

const CUSTOMER_ITEM = '0c6e2f6a-0d5c-4f7e-9f57-6f1c1a1f0001';
const VOUCHER_ITEM = '0c6e2f6a-0d5c-4f7e-9f57-6f1c1a1f0002';
const customerForm = {
  id: CUSTOMER_ITEM,
  formKey: 'customer:new',
  label: 'Cliente Ana',
  values: { firstName: 'Ana' },
  record: '/dashboard/customers/form/',
  refreshes: [],
} as const;
const customerBody = { firstName: 'Ana', lastName: 'Ruiz', phone: '8711234567', stateId: '05', localityId: 'l-1' };
const submitCustomer = (phone = customerBody.phone) =>
  offlineEngine.submit(
    'POST /clients',
    { body: { ...customerBody, personType: 'FISICA', phone } },
    { ...customerForm, values: { firstName: 'Ana', phone } },
  );
const submitVoucher = (id = VOUCHER_ITEM) =>
  offlineEngine.submit(
    'POST /vouchers',
    { body: { ...body, customerId: CUSTOMER_ITEM } },
    { ...submission, id, formKey: 'voucher:new', values: { customerId: CUSTOMER_ITEM } },
  );
const submitEdit = () =>
  offlineEngine.submit(
    'PUT /vouchers/{id}',
    { params: { id: VOUCHER_ITEM }, body: { ...body, customerId: 'c-9', version: 1 } },
    { ...submission, id: 'e-3', formKey: `voucher:edit:${VOUCHER_ITEM}`, values: { voucherId: VOUCHER_ITEM } },
  );
/** Registers the chain without a network. @returns the requests that write, once there is one */
async function registerChain(answers: MockResponses) {
  const network = simulateOffline({ ...ME, ...answers });
  await submitCustomer();
  await submitVoucher();
  await submitEdit();
  const sent: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'GET') sent.push(`${String(input).replace(/.*\/api/, '')} ${String(init?.body)}`);
    return answer(input, init);
  };
  network.restore();
  return sent;
}
const DUPLICATE = { status: 409, error: 'Este teléfono ya está registrado.', code: 'DUPLICADO' };
const chainAnswers = {
  'POST /clients': { data: { id: 'r-1' } },
  'POST /vouchers': { data: { id: 'r-2', folio: 'DKB-2026-000001' } },
  'PUT /vouchers/r-2': { data: { id: 'r-2' } },
};

test('X-34 a customer, a DKbono of that customer, and what refers to the DKbono are sent in order, with the ids of the server', async () => {
  const sent = await registerChain(chainAnswers);
  await offlineEngine.sendPending(true);
  expect(sent).toEqual([
    expect.stringMatching(/^\/clients /),
    expect.stringMatching(/^\/vouchers .*"customerId":"r-1"/),
    expect.stringMatching(/^\/vouchers\/r-2 /),
  ]);
  expect(await getOutboxStates()).toEqual(['sent', 'sent', 'sent']);
  // A form that was open meanwhile still has the id of the item.
  await submitVoucher('e-9');
  expect(sent.at(-1)).toMatch(/"customerId":"r-1"/);
});

test('X-34 the refusal of the first keeps the others waiting; once it is corrected, the rest is sent', async () => {
  const sent = await registerChain({ ...chainAnswers, 'POST /clients': DUPLICATE });
  await offlineEngine.sendPending(true);
  const items = await offlineEngine.loadOutbox();
  expect(items.map(({ id, state }) => [id, state])).toEqual(
    expect.arrayContaining([
      [CUSTOMER_ITEM, 'error'],
      [VOUCHER_ITEM, 'pending'],
      ['e-3', 'pending'],
    ]),
  );
  expect(sent).toHaveLength(1);
  // One that waits can be changed meanwhile.
  expect(await offlineEngine.withdrawOutboxItem(VOUCHER_ITEM)).toBe(true);
  expect(await offlineEngine.getDraft(VOUCHER_ITEM)).toMatchObject({ state: 'draft' });
  await expect(submitVoucher()).resolves.toEqual({ state: 'pending' });
  const requests = mockApi({ ...ME, ...chainAnswers });
  await expect(submitCustomer('8710000000')).resolves.toMatchObject({ state: 'sent' });
  await waitFor(async () => expect(await getOutboxStates()).toEqual(['sent', 'sent']));
  expect(requests.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toEqual([
    '/clients',
    '/vouchers',
    '/vouchers/r-2',
  ]);
});

test('X-34 what waits for a changed item whose first version had arrived follows to its record', async () => {
  const reused = { status: 409, error: 'Sí llegó.', code: 'IDEMPOTENCIA', data: { id: 'r-1' } };
  const sent = await registerChain({ ...chainAnswers, 'POST /clients': reused });
  await offlineEngine.sendPending(true);
  expect(sent[1]).toMatch(/^\/vouchers .*"customerId":"r-1"/);
  expect((await offlineEngine.getDraft(CUSTOMER_ITEM))?.state).toBe('error');
});

test('X-34 what depends on a customer that somebody else registered follows to that one', async () => {
  const sent = await registerChain({ ...chainAnswers, 'POST /clients': DUPLICATE });
  await offlineEngine.sendPending(true);
  await offlineEngine.replaceByRecord(CUSTOMER_ITEM, 'r-1');
  await offlineEngine.sendPending(true);
  expect(sent[1]).toMatch(/^\/vouchers .*"customerId":"r-1"/);
  expect(await getOutboxStates()).toEqual(['sent', 'sent']);
});

test('X-34 giving up the correction of a refused one loses neither it nor what waits for it', async () => {
  const sent = await registerChain({ ...chainAnswers, 'POST /clients': DUPLICATE });
  await offlineEngine.sendPending(true);
  await offlineEngine.removeDraft(CUSTOMER_ITEM);
  await offlineEngine.sendPending(true);
  expect((await offlineEngine.getDraft(CUSTOMER_ITEM))?.state).toBe('error');
  expect(sent).toHaveLength(1);
});

test('X-34 what is being changed still depends on what it was submitted for', async () => {
  await registerChain(chainAnswers);
  await offlineEngine.withdrawOutboxItem(VOUCHER_ITEM);
  const changed = { id: VOUCHER_ITEM, formKey: 'voucher:new', label: 'DKbono', values: { customerId: 'c-9' } };
  await offlineEngine.saveDraft(changed);
  const items = await offlineEngine.loadOutbox();
  expect(offlineEngine.listDependents(CUSTOMER_ITEM, items).map(({ id }) => id)).toContain(VOUCHER_ITEM);
});

test('X-34 X-38 what is typed while its record is sent belongs to the record of the server', async () => {
  await registerChain(chainAnswers);
  await offlineEngine.sendPending(true);
  const form = {
    id: 'e-8',
    formKey: `payment:new:${VOUCHER_ITEM}`,
    label: 'Abono',
    values: { voucherId: VOUCHER_ITEM },
  };
  await offlineEngine.saveDraft(form);
  expect(await offlineEngine.getDraft('e-8')).toMatchObject({
    formKey: 'payment:new:r-2',
    values: { voucherId: 'r-2' },
  });
});

test('X-34 a removed item takes with it what depends on it', async () => {
  await registerChain(chainAnswers);
  await offlineEngine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values: { customerId: 'c-9' } });
  await offlineEngine.removeWithDependents(CUSTOMER_ITEM);
  expect((await offlineEngine.loadOutbox()).map(({ id }) => id)).toEqual(['e-1']);
});

test('X-34 X-38 a removed change of a stored record leaves what waits for it, which then belongs to the record', async () => {
  simulateOffline(ME);
  await submitCustomer();
  await offlineEngine.submit(
    'PUT /sales/{id}',
    { params: { id: 'v-1' }, body: { ...body, customerId: CUSTOMER_ITEM, version: 1 } },
    { ...submission, id: 'e-2', formKey: 'sale:edit:v-1', values: { customerId: CUSTOMER_ITEM } },
  );
  const signature = { deliveredTo: 'Eva Luna', signature: 'iVBORw0KGgo=' };
  await offlineEngine.submit(
    'POST /sales/{id}/deliver',
    { params: { id: 'e-2' }, body: signature },
    { ...submission, id: 'e-4', formKey: 'sale:deliver:v-1', values: { ...signature, saleId: 'e-2' } },
  );
  const items = await offlineEngine.loadOutbox();
  expect(offlineEngine.listDependents('e-2', items)).toEqual([]);
  expect(offlineEngine.listDependents(CUSTOMER_ITEM, items).map(({ id }) => id)).toEqual(['e-2']);
  await offlineEngine.removeWithDependents(CUSTOMER_ITEM);
  const delivery = { id: 'e-4', state: 'pending', sending: { params: { id: 'v-1' }, body: signature } };
  expect(await offlineEngine.loadOutbox()).toMatchObject([delivery]);
});
