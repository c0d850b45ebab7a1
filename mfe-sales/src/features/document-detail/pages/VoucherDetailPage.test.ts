import type { Voucher } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { chooseMoreAction, listDetailActions } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { createVoucherInStartedSeason, openVoucher, readHeaderMetrics } from '../../../testing/openVoucher';

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
    'FechaForma de pagoReferenciaRecibióImporte',
    '01/10/26Efectivo–Carla Ibarra$30,000.00',
    '02/11/26TransferenciaSPEI-7Carla Ibarra$45,000.25',
  ]);
  expect(screen.getByText(/31\/01\/99 \(dentro de/)).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Productos' })).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('DKbono registrado')).toBeInTheDocument();
});

test.each<[Role, Partial<Voucher>, string[]]>([
  ['Consultant', {}, ['Registrar abono', 'Editar', 'Ver PDF', 'Descargar PDF', 'Cancelar DKbono']],
  ['Supervisor', {}, ['Ver PDF', 'Descargar PDF']],
  ['Admin', { status: 'VENCIDO' }, ['Reabrir', 'Ver PDF', 'Descargar PDF', 'Cancelar DKbono']],
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
