/** Payments that wait on this device, on a database in memory. */
import 'fake-indexeddb/auto';
import { deleteOutbox, loadOfflineEngine, saveDrafts, useToasts } from '@surco/shared/platform';
import { goOffline, mockApi } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createUser } from '../../../testing/fixtures';
import { createVoucherInStartedSeason, openVoucher } from '../../../testing/openVoucher';

const voucher = createVoucherInStartedSeason();
const ME = { 'GET /auth/me': { data: createUser('Consultant') } };

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => deleteOutbox('u-1'));

type UserEvents = ReturnType<typeof openVoucher>['user'];

async function pay(user: UserEvents, amount: string) {
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  await user.type(dialog.getByLabelText(/Importe/), amount);
  return dialog;
}

const findItem = async (label: string) => within((await screen.findByText(label)).closest('li') ?? document.body);

test('X-34 R-29 without a network a payment waits with the balance that results, which the next one counts, and can be changed or removed', async () => {
  const { user } = openVoucher(voucher);
  await screen.findByRole('button', { name: 'Registrar abono' });
  goOffline();
  const first = await pay(user, '8660.25');
  await user.click(first.getByRole('button', { name: 'Guardar abono' }));
  const item = await findItem('Abono de $8,660.25 a DKB-2026-000045');
  expect(item.getByText('Pendiente de enviar')).toBeVisible();
  expect(screen.getByText(/Saldo al enviarse: \$40,000\.00/)).toBeVisible();
  // The balance of the server does not change before it is sent.
  expect(screen.getByText('Saldo').nextSibling).toHaveTextContent('$48,660.25');

  await user.click(item.getByRole('link', { name: 'Ver' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Recibo de abono' }));
  expect(receipt.getAllByText('Pendiente de enviar')).not.toHaveLength(0);
  await user.click(receipt.getByRole('button', { name: 'Cerrar' }));

  const second = await pay(user, '40000.01');
  expect(second.getByText('Saldo con lo pendiente de enviar').nextSibling).toHaveTextContent('$40,000.00');
  expect(second.getByLabelText(/Importe/)).toHaveAccessibleDescription('Los abonos superan el total por $0.01.');
  await user.click(second.getByRole('button', { name: 'Volver' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));

  await user.click(item.getByRole('button', { name: 'Editar' }));
  const closed = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  await waitFor(() => expect(closed.getByLabelText(/Importe/)).toHaveValue('8660.25'));
  expect(screen.queryByText(/Saldo al enviarse/)).not.toBeInTheDocument();
  await user.click(closed.getByRole('button', { name: 'Volver' }));
  // Without a change it is sent as it was submitted.
  expect(await screen.findByText(/Saldo al enviarse: \$40,000\.00/)).toBeVisible();

  await user.click(await item.findByRole('button', { name: 'Editar' }));
  const edited = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  const amount = edited.getByLabelText(/Importe/);
  await waitFor(() => expect(amount).toHaveDisplayValue(/^8,?660\.25$/));
  await user.clear(amount);
  await user.type(amount, '660.25');
  await user.click(edited.getByRole('button', { name: 'Guardar abono' }));
  const changed = await findItem('Abono de $660.25 a DKB-2026-000045');
  expect(screen.getByText(/Saldo al enviarse: \$48,000\.00/)).toBeVisible();

  await user.click(changed.getByRole('button', { name: 'Eliminar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText(/Saldo al enviarse/)).not.toBeInTheDocument());
});

test('X-33 X-34 a recorded payment whose photo still waits counts once in the balance, and is no longer changed here', async () => {
  const { user } = openVoucher({ ...voucher, balance: '40000.00' });
  await screen.findByRole('button', { name: 'Registrar abono' });
  mockApi({
    ...ME,
    'GET /vouchers/b-1': { data: { ...voucher, balance: '40000.00' } },
    'POST /vouchers/b-1/payments': { data: { ...voucher, balance: '40000.00', paymentId: 'p-1' } },
    'POST /payments/p-1/photos': { status: 503, error: 'Inténtelo más tarde.', code: 'OCUPADO' },
  });
  const engine = await loadOfflineEngine();
  const photos = [{ id: 'k-1', image: `data:image/jpeg;base64,${btoa('k-1')}` }];
  const values = { date: '2026-11-20', amount: 8660.25, method: '01', reference: '', photos };
  await engine.submit(
    'POST /vouchers/{id}/payments',
    { params: { id: 'b-1' }, body: { date: '2026-11-20', amount: '8660.25', method: '01', reference: null } },
    { id: 'e-1', formKey: 'payment:new:b-1', values, label: 'Abono con foto', record: '', refreshes: [] },
  );
  const item = await findItem('Abono con foto');
  expect(item.getByText('Pendiente de enviar')).toBeVisible();
  expect(item.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  expect(item.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1?recibo=p-1');
  expect(screen.queryByText(/Saldo al enviarse/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Registrar abono' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  expect(dialog.getByText('Saldo actual').nextSibling).toHaveTextContent('$40,000.00');
});

test('X-34 a payment that is refused later is corrected in its form, which says why at its field, and stays when the correction is discarded', async () => {
  const { user } = openVoucher(voucher);
  await screen.findByRole('button', { name: 'Registrar abono' });
  goOffline();
  const dialog = await pay(user, '8660.25');
  await user.click(dialog.getByRole('button', { name: 'Guardar abono' }));
  await findItem('Abono de $8,660.25 a DKB-2026-000045');
  const details = [{ path: 'amount', message: 'El abono supera el saldo por $660.25.' }];
  const requests = mockApi({
    ...ME,
    'GET /vouchers/b-1': { data: voucher },
    'POST /vouchers/b-1/payments': { status: 409, error: 'El abono supera el saldo.', code: 'CONFLICTO', details },
  });
  const engine = await loadOfflineEngine();
  await engine.sendPending(true);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain('POST /vouchers/b-1/payments');
  await user.click(await screen.findByRole('link', { name: 'Corregir' }));
  const corrected = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  await waitFor(() =>
    expect(corrected.getByLabelText(/Importe/)).toHaveAccessibleDescription('El abono supera el saldo por $660.25.'),
  );
  await waitFor(() => expect(corrected.getByRole('alert', { name: 'Por qué no se envió' })).toBeVisible());
  await user.type(corrected.getByLabelText(/Importe/), '1');
  await waitFor(async () => expect((await engine.loadOutbox())[0]).toMatchObject({ values: { amount: 8660.251 } }));
  await user.click(corrected.getByRole('button', { name: 'Volver' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  const before = { state: 'error', label: 'Abono de $8,660.25 a DKB-2026-000045', values: { amount: 8660.25 } };
  await waitFor(async () => expect(await engine.loadOutbox()).toMatchObject([before]));
});

test('R-23 E-09 a payment that is being typed is stored as a draft on leaving, and goes when it is discarded', async () => {
  const engine = await loadOfflineEngine();
  const { user } = openVoucher(voucher);
  const dialog = await pay(user, '860');
  expect(await saveDrafts()).toBe(true);
  expect(await engine.loadOutbox()).toMatchObject([
    { state: 'draft', label: 'Abono de $860.00 a DKB-2026-000045', values: { amount: 860, voucherId: 'b-1' } },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Volver' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(async () => expect(await engine.loadOutbox()).toEqual([]));
});
