/** Photos of a payment that is not recorded yet, on a database in memory. */
import 'fake-indexeddb/auto';
import { createSessionUser, mockApi, type MockResponse, simulateOffline } from '../../testing';
import { offlineEngine } from '../offline/engine';
import { session } from '../host';
import { deleteOutbox } from '../storage/userDatabases';
import { useToasts } from '../toasts/toasts';

const user = createSessionUser('Consultant', { id: 'u-1' });
const ME = { 'GET /auth/me': { data: user } };
const photos = ['k-1', 'k-2'].map((id) => ({ id, image: `data:image/jpeg;base64,${btoa(id)}` }));

beforeEach(() => {
  session.setUser(user);
  useToasts.setState({ toasts: [] });
});

afterEach(async () => {
  await deleteOutbox('u-1');
  session.clear();
});

const pay = () =>
  offlineEngine.submit(
    'POST /vouchers/{id}/payments',
    { params: { id: 'b-1' }, body: { date: '2026-11-20', amount: '10.00', method: '03', reference: 'SPEI 1' } },
    { id: 'i-1', formKey: 'payment:b-1', values: { photos }, label: 'Abono', record: '', refreshes: [] },
  );

/** Answers payments, and each photo by its key. @returns the requests with their keys, in order */
function answer(answerPhoto: (key: string | null) => MockResponse) {
  const sent: (string | null)[] = [];
  const record = (reply: (key: string | null) => MockResponse) => (address: URL, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    sent.push(address.pathname.endsWith('/photos') ? key : 'payment');
    return reply(key);
  };
  const answers = {
    ...ME,
    'POST /vouchers/b-1/payments': record(() => ({ data: { id: 'b-1', paymentId: 'p-1' } })),
    'POST /payments/p-1/photos': record(answerPhoto),
  };
  return { sent, answers };
}

const stored = { data: { id: 'f-1' } };

test('X-33 X-34 photos wait with their payment, and follow it once there is a network', async () => {
  const { sent, answers } = answer(() => stored);
  const network = simulateOffline(answers);
  expect(await pay()).toEqual({ state: 'pending' });
  network.restore();
  await offlineEngine.sendPending(true);
  expect(sent).toEqual(['payment', 'k-1', 'k-2']);
  expect((await offlineEngine.loadOutbox()).map(({ state, values }) => [state, values])).toEqual([['sent', null]]);
});

test('X-33 X-34 when the network ends between them, all are sent again with the same keys, but not the payment, which is recorded', async () => {
  let isBusy = true;
  const { sent, answers } = answer((key) =>
    key === 'k-2' && isBusy ? { status: 503, error: 'Inténtelo más tarde.' } : stored,
  );
  mockApi(answers);
  expect(await pay()).toEqual({ state: 'pending' });
  expect(await offlineEngine.loadOutbox()).toMatchObject([{ state: 'pending', paymentId: 'p-1' }]);
  // What is recorded is no longer changed here.
  await offlineEngine.withdrawOutboxItem('i-1');
  expect(await offlineEngine.loadOutbox()).toMatchObject([{ state: 'pending' }]);
  isBusy = false;
  await offlineEngine.sendPending(true);
  expect(sent).toEqual(['payment', 'k-1', 'k-2', 'k-1', 'k-2']);
  expect(await offlineEngine.loadOutbox()).toMatchObject([{ state: 'sent', recordId: 'b-1' }]);
});

test('X-33 a photo that is refused leaves the payment recorded and the others sent, and says so', async () => {
  const { sent, answers } = answer((key) => (key === 'k-1' ? { status: 400, error: 'Revise los datos.' } : stored));
  mockApi(answers);
  expect(await pay()).toMatchObject({ state: 'sent' });
  expect(sent).toEqual(['payment', 'k-1', 'k-2']);
  expect(useToasts.getState().toasts.map(({ summary }) => summary)).toEqual(['Falta una foto']);
});
