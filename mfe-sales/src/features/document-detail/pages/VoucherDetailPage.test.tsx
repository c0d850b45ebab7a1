import type { Voucher } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { useToasts } from '@surco/shared/platform';
import type { MockResponse } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createPayment, createSale, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import VoucherDetailPage from './VoucherDetailPage';

const startedSeason = { ...createVoucher().season, startDate: '2020-05-01' };
const createStartedVoucher = (fields: Partial<Voucher> = {}) => createVoucher({ season: startedSeason, ...fields });

const open = (
  record: Voucher,
  role: Role = 'Consultant',
  writes: Record<string, () => MockResponse> = {},
  address = 'dkbono/b-1',
) =>
  openPages(
    { 'dkbono/:id': <VoucherDetailPage /> },
    address,
    role,
    { 'GET /vouchers/b-1': { data: record }, 'GET /sales/v-1': { data: createSale() } },
    writes,
  );

const readHeaderMetrics = () =>
  [...document.querySelectorAll('.surco-figures dd')].map((figure) => figure.firstChild?.textContent);
const listButtonLabels = () => screen.getAllByRole('button').map((button) => button.textContent);

test('R-29 X-09 E-09 shows total, paid and balance, then payments, lines, expiry and history', async () => {
  open(createStartedVoucher());
  expect(await screen.findByText('DKB-2026-000045')).toBeInTheDocument();
  expect(readHeaderMetrics()).toEqual(['$123,660.50', '$75,000.25', '$48,660.25']);
  expect(screen.getByText(/Faltan \$48,660.25 por abonar/)).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Abonos' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'FechaForma de pagoReferenciaRecibióImporte',
    '01/10/26Efectivo–Carla Ibarra$30,000.00',
    '02/11/26TransferenciaSPEI-7Carla Ibarra$45,000.25',
  ]);
  expect(screen.getByText(/31\/01\/99 \(dentro de/)).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Productos' })).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('DKbono registrado')).toBeInTheDocument();
});

test.each<[Role, Partial<Voucher>, string[]]>([
  ['Consultant', {}, ['Registrar abono', 'Ver PDF', 'Descargar PDF', 'Cancelar DKbono']],
  ['Supervisor', {}, ['Ver PDF', 'Descargar PDF']],
  ['Coordinator', {}, ['Ver PDF', 'Descargar PDF']],
  ['Admin', { status: 'VENCIDO' }, ['Reabrir', 'Ver PDF', 'Descargar PDF', 'Cancelar DKbono']],
  ['Consultant', { status: 'VENCIDO' }, ['Ver PDF', 'Descargar PDF', 'Cancelar DKbono']],
  ['Admin', { status: 'CONVERTIDO', saleId: 'v-1', payments: [] }, ['Ver PDF', 'Descargar PDF']],
])('R-29 P-01 P-02 offers %s the actions allowed for %j', async (role, fields, expected) => {
  open(createStartedVoucher(fields), role);
  await screen.findByText('DKB-2026-000045');
  expect(listButtonLabels().filter((text) => text && text !== '')).toEqual(expected);
});

test('T-03 links a paid DKbono to its conversion and a converted one to its sale', async () => {
  const paid = { status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' } as const;
  const { unmount } = open(createStartedVoucher(paid));
  const link = await screen.findByRole('link', { name: 'Convertir en venta' });
  expect(link).toHaveAttribute('href', '/dashboard/sales/create-sale/b-1');
  unmount();
  open(createStartedVoucher({ ...paid, status: 'CONVERTIDO', saleId: 'v-1' }));
  expect(await screen.findByRole('link', { name: 'V-2026-000123' })).toHaveAttribute(
    'href',
    '/dashboard/sales/sale/v-1',
  );
});

test('T-02 R-29 explains why a paid DKbono cannot be converted before its season starts', async () => {
  const season = { ...startedSeason, name: 'PV 2099', startDate: '2099-05-01' };
  open(createStartedVoucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00', season }));
  expect(
    await screen.findByText('La temporada PV 2099 empieza el 01/05/99: todavía no admite ventas.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Convertir en venta' })).not.toBeInTheDocument();
});

test('R-29 shows the paid amount of a cancelled DKbono as the customer’s credit', async () => {
  open(createStartedVoucher({ status: 'CANCELADO' }));
  expect(await screen.findByText('Queda como saldo a favor del cliente.')).toBeInTheDocument();
  expect(screen.getByText('Ya no se debe: el DKbono está cancelado.')).toBeInTheDocument();
  expect(screen.queryByText(/por abonar para convertir/)).not.toBeInTheDocument();
});

const settledVoucher = createStartedVoucher({
  version: 2,
  status: 'LIQUIDADO',
  paid: '123660.50',
  balance: '0.00',
  payments: [
    ...createStartedVoucher().payments,
    createPayment({ id: 'a-3', date: '2026-11-20', amount: '48660.25', method: '02' }),
  ],
});

test('E-09 X-12 registers a payment: live balance, required reference, answer replaces the voucher', async () => {
  const { user, sent } = open(createStartedVoucher(), 'Consultant', {
    'PUT /vouchers/b-1/payments': () => ({ data: settledVoucher }),
  });
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  const amount = within(dialog).getByLabelText(/Importe/);
  expect(amount).toHaveAttribute('inputmode', 'decimal');
  const readBalanceAfter = () => within(dialog).getByText('Saldo después del abono').nextSibling?.textContent;
  await user.type(amount, '8660.25');
  expect(readBalanceAfter()).toBe('$40,000.00');
  await user.click(within(dialog).getByRole('button', { name: 'Abonar todo el saldo' }));
  expect(readBalanceAfter()).toBe('$0.00');
  await user.selectOptions(within(dialog).getByLabelText(/Forma de pago/), 'Cheque');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(within(dialog).getByLabelText(/Referencia/)).toHaveAccessibleDescription(/Indique la referencia/);
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Referencia/), 'CH-9');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  await waitFor(() => expect(readHeaderMetrics()).toEqual(['$123,660.50', '$123,660.50', '$0.00']));
  expect(screen.getByText('Liquidado')).toBeInTheDocument();
  expect(sent[0]?.idempotencyKey).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    version: 1,
    payments: [{ id: 'a-1' }, { id: 'a-2' }, { amount: '48660.25', method: '02', reference: 'CH-9' }],
  });
});

test('E-09 rejects one cent above the balance while typing and sends nothing', async () => {
  const { user, sent } = open(createStartedVoucher(), 'Consultant', {}, 'dkbono/b-1?abono=1');
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  const amount = within(dialog).getByLabelText(/Importe/);
  await user.type(amount, '48660.26');
  expect(amount).toHaveAccessibleDescription('Los abonos superan el total por $0.01.');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(sent).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '0.005');
  expect(amount).toHaveAccessibleDescription(/dos decimales como máximo/);
});

test('X-12 updates the balance and keeps the input when another payment was registered meanwhile', async () => {
  const theirs = createStartedVoucher({
    version: 2,
    paid: '115000.25',
    balance: '8660.25',
    payments: [createPayment({ amount: '115000.25' })],
  });
  const stale = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.', data: theirs };
  const { user } = open(createStartedVoucher(), 'Consultant', { 'PUT /vouchers/b-1/payments': () => stale });
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  await user.type(within(dialog).getByLabelText(/Importe/), '1000');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(await within(dialog).findByText(/Otra persona registró un cambio/)).toBeInTheDocument();
  expect(within(dialog).getByText('Saldo después del abono').nextSibling).toHaveTextContent('$7,660.25');
  expect(within(dialog).getByLabelText(/Importe/)).toHaveValue('1,000');
});

test('X-12 resends an unanswered payment with the same key and another payment with a new one', async () => {
  const down = { status: 503, error: 'El servicio no está disponible por el momento.' };
  const { user, sent } = open(createStartedVoucher(), 'Consultant', { 'PUT /vouchers/b-1/payments': () => down });
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  const amount = within(dialog).getByLabelText(/Importe/);
  const save = async (times: number) => {
    await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
    await waitFor(() => expect(sent).toHaveLength(times));
    await within(dialog).findByText(down.error);
  };
  await user.type(amount, '1000');
  await save(1);
  await save(2);
  await user.type(amount, '1');
  await save(3);
  const [first, again, other] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('X-12 says that a DKbono cancelled meanwhile accepts no payment', async () => {
  const stale = {
    status: 409,
    code: 'VERSION_OBSOLETA',
    error: 'Otra persona modificó este registro.',
    data: createStartedVoucher({ version: 2, status: 'CANCELADO' }),
  };
  const { user } = open(createStartedVoucher(), 'Consultant', { 'PUT /vouchers/b-1/payments': () => stale });
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  await user.type(within(dialog).getByLabelText(/Importe/), '1000');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(await within(dialog).findByText(/El DKbono está cancelado: ya no se puede/)).toBeInTheDocument();
});

test('X-12 lets an administrator remove a payment after a confirmation with amount and date', async () => {
  const less = createStartedVoucher({
    version: 2,
    paid: '45000.25',
    balance: '78660.25',
    payments: createStartedVoucher().payments.slice(1),
  });
  const { user, sent } = open(createStartedVoucher(), 'Admin', {
    'PUT /vouchers/b-1/payments': () => ({ data: less }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones del abono de $30,000.00' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar el abono de $30,000.00 del 01/10/26?' });
  await user.click(within(dialog).getByRole('button', { name: 'Quitar el abono' }));
  await waitFor(() => expect(readHeaderMetrics()).toEqual(['$123,660.50', '$45,000.25', '$78,660.25']));
  expect(sent[0]?.body).toMatchObject({ version: 1, payments: [{ id: 'a-2' }] });
});

test('X-12 lets an administrator change a recorded payment', async () => {
  const { user, sent } = open(createStartedVoucher(), 'Admin', {
    'PUT /vouchers/b-1/payments': () => ({ data: createStartedVoucher({ version: 2 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones del abono de $30,000.00' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Modificar' }));
  const dialog = await screen.findByRole('dialog', { name: /Modificar abono/ });
  const amount = within(dialog).getByLabelText(/Importe/);
  expect(amount).toHaveValue('30,000');
  await user.clear(amount);
  await user.type(amount, '31000');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ payments: [{ id: 'a-1', amount: '31000.00' }, { id: 'a-2' }] }),
  );
});

test('R-29 a DKbono is cancelled with a reason', async () => {
  const cancelled = createStartedVoucher({ version: 2, status: 'CANCELADO' });
  const { user, sent } = open(createStartedVoucher(), 'Consultant', {
    'POST /vouchers/b-1/cancel': () => ({ data: cancelled }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar DKbono' }));
  const dialog = await screen.findByRole('dialog', { name: /DKB-2026-000045/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'El cliente desistió');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(await screen.findByText('Cancelado')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ reason: 'El cliente desistió', version: 1 });
});

test('X-14 opens the PDF in a tab opened by the click; on failure closes it and says why', async () => {
  const tab = document.body.appendChild(document.createElement('iframe')).contentWindow;
  const closed = tab && jest.spyOn(tab, 'close').mockReturnValue();
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab);
  const { user, requests } = open(createStartedVoucher(), 'Supervisor');
  await user.click(await screen.findByRole('button', { name: 'Ver PDF' }));
  expect(opened).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(requests.map(({ url }) => url)).toContain('/vouchers/b-1/pdf');
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ severity: 'error', summary: 'Error' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ver PDF' })).toBeEnabled());
});
