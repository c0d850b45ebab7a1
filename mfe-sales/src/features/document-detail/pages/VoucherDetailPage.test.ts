import type { Voucher } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { useToasts } from '@surco/shared/platform';
import { chooseMoreAction, listDetailActions, chooseOption } from '@surco/shared/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { createPayment } from '../../../testing/fixtures';
import { createVoucherInStartedSeason, openVoucher, readHeaderMetrics } from '../../../testing/openVoucher';
import { typeDate } from '../../../testing/typeDate';

test('R-29 X-09 E-09 shows total, paid, balance, payments, lines, expiry and history', async () => {
  openVoucher(createVoucherInStartedSeason());
  expect(await screen.findByText('DKB-2026-000045')).toBeInTheDocument();
  expect(readHeaderMetrics()).toEqual(['$123,660.50', '$75,000.25', '$48,660.25']);
  expect(screen.getByText(/Faltan \$48,660.25 por abonar/)).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Abonos' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'FechaReciboForma de pagoReferenciaRecibióImporteComprobante',
    '01/10/26R-2026-000007Efectivo–Carla Ibarra$30,000.00Agregar foto',
    '02/11/26R-2026-000008TransferenciaSPEI-7Carla Ibarra$45,000.25Agregar foto',
  ]);
  expect(screen.queryByText('Abonos cancelados')).not.toBeInTheDocument();
  expect(screen.getByText(/31\/01\/99 \(dentro de/)).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Productos' })).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('DKbono registrado')).toBeInTheDocument();
});

test.each<[Role, Partial<Voucher>, string[]]>([
  ['Consultant', {}, ['Registrar abono', 'Editar', 'Ver DKbono', 'Descargar PDF', 'Compartir', 'Cancelar DKbono']],
  ['Supervisor', {}, ['Ver DKbono', 'Descargar PDF', 'Compartir']],
  ['Admin', { status: 'VENCIDO' }, ['Reabrir', 'Ver DKbono', 'Descargar PDF', 'Compartir', 'Cancelar DKbono']],
])('R-29 P-01 P-02 offers %s the actions allowed for %j', async (role, fields, expected) => {
  const { user } = openVoucher(createVoucherInStartedSeason(fields), role);
  await screen.findByText('DKB-2026-000045');
  expect(await listDetailActions(user)).toEqual(expected);
});

test('T-03 links a paid DKbono to its conversion and a converted one to its sale', async () => {
  const paid = { status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' } as const;
  const { unmount } = openVoucher(createVoucherInStartedSeason(paid));
  const link = await screen.findByRole('link', { name: 'Convertir en venta' });
  expect(link).toHaveAttribute('href', '/dashboard/sales/create-sale/b-1');
  unmount();
  openVoucher(createVoucherInStartedSeason({ ...paid, status: 'CONVERTIDO', saleId: 'v-1' }));
  expect(await screen.findByRole('link', { name: 'V-2026-000123' })).toHaveAttribute(
    'href',
    '/dashboard/sales/sale/v-1',
  );
});

test('R-29 cancels a DKbono with a reason', async () => {
  const cancelled = createVoucherInStartedSeason({ version: 2, status: 'CANCELADO' });
  const { user, sent } = openVoucher(createVoucherInStartedSeason(), 'Consultant', {
    'POST /vouchers/b-1/cancel': () => ({ data: cancelled }),
  });
  await chooseMoreAction(user, 'Cancelar DKbono');
  const dialog = await screen.findByRole('dialog', { name: /DKB-2026-000045/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'El cliente desistió');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar el DKbono' }));
  expect(await screen.findByText('Cancelado')).toBeInTheDocument();
  expect(screen.getByText('Ya no se debe: el DKbono está cancelado.')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ reason: 'El cliente desistió', version: 1 });
});

test('X-30 X-31 opens the receipt of a payment, marked when it is cancelled, closes it, and shares what counts', async () => {
  const cancelled = {
    ...createPayment({ id: 'a-9', receiptFolio: 'R-2026-000009' }),
    cancelledAt: '2026-11-20T18:30:00.000Z',
    cancelledBy: 'Ana Ruiz',
    cancellationReason: 'Cheque sin fondos',
  };
  const { user } = openVoucher(createVoucherInStartedSeason({ cancelledPayments: [cancelled] }));
  await user.click(await screen.findByRole('link', { name: 'Ver recibo R-2026-000008' }));
  const receipt = within(await screen.findByRole('dialog', { name: 'Recibo de abono R-2026-000008' }));
  expect(receipt.getByText(/CUARENTA Y CINCO MIL PESOS/)).toBeInTheDocument();
  await user.click(receipt.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver recibo R-2026-000009' }));
  const voidReceipt = within(await screen.findByRole('dialog', { name: 'Recibo de abono R-2026-000009' }));
  expect(voidReceipt.getByText(/ya no cuenta\. Motivo: Cheque sin fondos/)).toBeInTheDocument();
  expect(voidReceipt.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  await user.click(voidReceipt.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('link', { name: 'Ver recibo R-2026-000008' }));
  const again = within(await screen.findByRole('dialog', { name: 'Recibo de abono R-2026-000008' }));
  await user.click(again.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findByRole('dialog', { name: 'Compartir R-2026-000008' })).toBeInTheDocument();
});

const settledVoucher = createVoucherInStartedSeason({
  version: 2,
  status: 'LIQUIDADO',
  paid: '123660.50',
  balance: '0.00',
  payments: [
    ...createVoucherInStartedSeason().payments,
    createPayment({ id: 'a-3', date: '2026-11-20', amount: '48660.25', method: '02' }),
  ],
});

test('E-09 X-30 registers a payment: live balance, no cent above it, required reference, answer replaces the voucher, receipt offered', async () => {
  const { user, sent } = openVoucher(createVoucherInStartedSeason(), 'Consultant', {
    'POST /vouchers/b-1/payments': () => ({ data: { ...settledVoucher, paymentId: 'a-3' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  const amount = within(dialog).getByLabelText(/Importe/);
  expect(amount).toHaveAttribute('inputmode', 'decimal');
  const readBalanceAfter = () => within(dialog).getByText('Saldo después del abono').nextSibling?.textContent;
  await user.type(amount, '8660.25');
  expect(readBalanceAfter()).toBe('$40,000.00');
  await user.clear(amount);
  await user.type(amount, '48660.26');
  expect(amount).toHaveAccessibleDescription('Los abonos superan el total por $0.01.');
  await user.click(within(dialog).getByRole('button', { name: 'Abonar todo el saldo' }));
  expect(readBalanceAfter()).toBe('$0.00');
  await chooseOption(user, /Forma de pago/, 'Cheque');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(within(dialog).getByLabelText(/Referencia/)).toHaveAccessibleDescription(/Indique la referencia/);
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Referencia/), 'CH-9');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  await waitFor(() => expect(readHeaderMetrics()).toEqual(['$123,660.50', '$123,660.50', '$0.00']));
  expect(screen.getByText('Liquidado')).toBeInTheDocument();
  expect(sent[0]?.idempotencyKey).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    date: expect.any(String),
    amount: '48660.25',
    method: '02',
    reference: 'CH-9',
  });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    link: { label: 'Ver recibo', to: '/dashboard/sales/dkbono/b-1?recibo=a-3' },
  });
});

test('X-30 asks about a payment before its DKbono and sends it once its date is confirmed', async () => {
  const { user, sent } = openVoucher(
    createVoucherInStartedSeason(),
    'Consultant',
    { 'POST /vouchers/b-1/payments': () => ({ data: settledVoucher }) },
    'dkbono/b-1?abono=1',
  );
  const dialog = await screen.findByRole('dialog', { name: /Registrar abono/ });
  await user.type(within(dialog).getByLabelText(/Importe/), '100');
  await typeDate(user, () => within(dialog).findByPlaceholderText('dd/mm/aa'), '19/11/16');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar abono' }));
  expect(await screen.findByText(/El abono lleva la fecha 19\/11\/16, anterior a la del DKbono/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sí, es correcta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ dateConfirmed: true, amount: '100.00', date: '2016-11-19' });
});

test('X-30 keeps the input when the server refuses it, at the field that it names, and shows the present balance', async () => {
  const paid = { paid: '115000.25', balance: '8660.25', payments: [createPayment({ amount: '115000.25' })] };
  let stored = createVoucherInStartedSeason();
  const details = [{ path: 'amount', message: 'El abono supera el saldo por $1,339.75.' }];
  const { user } = openVoucher(
    stored,
    'Consultant',
    {
      'POST /vouchers/b-1/payments': () => {
        stored = createVoucherInStartedSeason({ version: 2, ...paid });
        return { status: 409, code: 'SALDO_INSUFICIENTE', error: 'El abono supera el saldo.', details };
      },
    },
    undefined,
    { 'GET /vouchers/b-1': () => ({ data: stored }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Registrar abono' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Registrar abono/ }));
  const amount = dialog.getByLabelText(/Importe/);
  await user.type(amount, '10000');
  await user.click(dialog.getByRole('button', { name: 'Guardar abono' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/supera/));
  expect(amount).toHaveValue('10,000');
  await waitFor(() => expect(dialog.getByText('Saldo actual').nextSibling).toHaveTextContent('$8,660.25'));
});

test('X-30 resends a failed payment with the same idempotency key, and another payment with a new one', async () => {
  const down = { status: 503, error: 'El servicio no está disponible por el momento.' };
  const { user, sent } = openVoucher(createVoucherInStartedSeason(), 'Consultant', {
    'POST /vouchers/b-1/payments': () => down,
  });
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

test('X-12 X-30 lets an administrator correct a payment and cancel one, each with a reason, and shows the cancelled one struck out', async () => {
  const voucher = createVoucherInStartedSeason();
  let response = createVoucherInStartedSeason({ version: 2 });
  const { user, sent } = openVoucher(voucher, 'Admin', { 'PUT /vouchers/b-1/payments': () => ({ data: response }) });
  const chooseAction = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Acciones del abono de $30,000.00' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await chooseAction('Modificar');
  const dialog = within(await screen.findByRole('dialog', { name: /Modificar abono/ }));
  const amount = dialog.getByLabelText(/Importe/);
  const reason = dialog.getByLabelText(/Motivo del cambio/);
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toHaveValue('30000');
  await user.clear(amount);
  await user.type(amount, '31000');
  await user.click(dialog.getByRole('button', { name: 'Guardar abono' }));
  expect(reason).toHaveAccessibleDescription(/Escriba por qué se modifica el abono\./);
  expect(sent).toEqual([]);
  await user.type(reason, 'Se contó mal');
  await user.click(dialog.getByRole('button', { name: 'Guardar abono' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const cancelledPayment = {
    ...createPayment(),
    cancelledAt: '2026-11-20T18:30:00.000Z',
    cancelledBy: 'Ana Ruiz',
    cancellationReason: 'Cheque sin fondos',
  };
  const less = {
    paid: '45000.25',
    balance: '78660.25',
    payments: voucher.payments.slice(1),
    cancelledPayments: [cancelledPayment],
  };
  response = createVoucherInStartedSeason({ version: 3, ...less });
  await chooseAction('Cancelar abono');
  const question = within(
    await screen.findByRole('dialog', { name: '¿Cancelar el abono de $30,000.00 del 01/10/26?' }),
  );
  await user.click(question.getByRole('button', { name: 'Cancelar el abono' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Escriba por qué se cancela el abono.');
  await user.type(question.getByRole('textbox', { name: /Motivo/ }), 'Cheque sin fondos');
  await user.click(question.getByRole('button', { name: 'Cancelar el abono' }));
  await waitFor(() => expect(readHeaderMetrics()).toEqual(['$123,660.50', '$45,000.25', '$78,660.25']));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: 1, payments: [{ id: 'a-1', amount: '31000.00' }, { id: 'a-2' }], reason: 'Se contó mal' },
    { version: 2, payments: [{ id: 'a-2' }], reason: 'Cheque sin fondos' },
  ]);
  const row = within(screen.getByRole('table', { name: 'Abonos cancelados' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('01/10/26R-2026-000007Cheque sin fondosAna Ruiz20/11/26');
  expect(within(row!).getByText('$30,000.00').closest('s')).not.toBeNull();
});

test.each<[Role, string[]]>([
  ['Consultant', ['Quitar la foto 1', 'Agregar foto']],
  ['Supervisor', []],
])('X-33 shows %s the photos of a payment, large in a dialog, with what the role may do', async (role, expected) => {
  const [first, ...others] = createVoucherInStartedSeason().payments.map((payment) => ({
    ...payment,
    photoIds: ['f-1'],
  }));
  const payments = first ? [first, ...others.map((payment) => ({ ...payment, photoIds: [] }))] : [];
  const { user } = openVoucher(createVoucherInStartedSeason({ payments }), role);
  await user.click(await screen.findByRole('button', { name: 'Fotos del abono de $30,000.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fotos del abono de $30,000.00' }));
  expect(dialog.getByRole('img', { name: 'Foto 1 del comprobante' })).toHaveAttribute('src', '/api/images/f-1');
  const names = [...dialog.queryAllByRole('button', { name: /foto/ }), ...dialog.queryAllByLabelText('Agregar foto')];
  expect(names.map((control) => control.getAttribute('aria-label'))).toEqual(expected);
});
