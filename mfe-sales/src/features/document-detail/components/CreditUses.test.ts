import { screen, waitFor, within } from '@testing-library/react';
import { createVoucherInStartedSeason, openVoucher } from '../../../testing/openVoucher';

const use = { id: 'u-1', date: '2026-11-21', reference: null, by: 'Ana Ruiz' };
const voucherWithCredit = createVoucherInStartedSeason({
  status: 'CANCELADO',
  credit: '5000.25',
  creditUses: [
    { ...use, amount: '40000.00', voucher: { id: 'b-2', folio: 'DKB-2026-000099' }, method: null },
    { ...use, id: 'u-2', amount: '30000.00', voucher: null, method: '03', reference: 'SPEI-9' },
  ],
});

test('X-32 an administrator cancels a return of credit with a reason', async () => {
  const { user, sent } = openVoucher(voucherWithCredit, 'Admin', {
    'POST /vouchers/b-1/credits/u-2/cancel': () => ({
      data: { ...voucherWithCredit, credit: '35000.25', creditUses: voucherWithCredit.creditUses?.slice(0, 1) },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Cancelar devolución/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Cancelar la devolución de \$30,000\.00/ }));
  await user.type(dialog.getByLabelText(/Motivo/), 'Era otro cliente');
  await user.click(dialog.getByRole('button', { name: 'Cancelar devolución' }));
  await waitFor(() => expect(screen.queryByText('Devuelto al cliente')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Era otro cliente' }]);
});

test('X-32 shows what the credit of a cancelled DKbono was used for', async () => {
  openVoucher(voucherWithCredit);
  const table = within(await screen.findByRole('table', { name: 'Uso del saldo a favor' }));
  expect(table.getByRole('link', { name: 'DKB-2026-000099' })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-2');
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FechaUsoForma de pagoReferenciaRegistróImporte',
    '21/11/26Aplicado a DKB-2026-000099––Ana Ruiz$40,000.00',
    '21/11/26Devuelto al clienteTransferenciaSPEI-9Ana Ruiz$30,000.00',
  ]);
});
