import type { Sale, SaleSummary, Voucher, VoucherSummary } from '@surco/shared/contract';
import { cancelReason, compareMoney, formatMoney } from '@surco/shared/domain';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import type { DocumentActions } from '../api/useDocumentActions';

type AnySale = Sale | SaleSummary;
type AnyVoucher = Voucher | VoucherSummary;

const describeReturnedBags = ({ voucherId, season }: AnySale): string => {
  if (!voucherId) return 'Sus bolsas vuelven a estar disponibles en el inventario.';
  return season.isVoucherOpen
    ? 'Sus bolsas vuelven a quedar apartadas en el DKbono del que vino, con los abonos que tiene.'
    : 'La temporada ya no admite DKbonos: el DKbono del que vino queda cancelado y conserva su saldo a favor.';
};

export const createDeleteSaleQuestion = (sale: AnySale, { deleteSale }: DocumentActions): ConfirmQuestion => ({
  title: `¿Eliminar la venta ${sale.folio}?`,
  text: `${describeReturnedBags(sale)} La venta sale de las listas y de los reportes.`,
  confirmLabel: 'Eliminar la venta',
  danger: true,
  action: () => deleteSale(sale),
  doneMessage: `La venta ${sale.folio} se eliminó`,
});

const formatPaidCredit = ({ paid }: AnyVoucher): string =>
  compareMoney(paid, '0') > 0 ? ` Lo abonado, ${formatMoney(paid)}, queda registrado como saldo a favor.` : '';

export const createCancelVoucherQuestion = (
  voucher: AnyVoucher,
  { cancelVoucher }: DocumentActions,
): ConfirmQuestion => ({
  title: `¿Cancelar el DKbono ${voucher.folio}?`,
  text: `Sus bolsas vuelven a estar disponibles en el inventario y ya no se podrá abonar ni convertir.${formatPaidCredit(voucher)}`,
  confirmLabel: 'Cancelar el DKbono',
  danger: true,
  reason: cancelReason,
  action: (reason) => cancelVoucher(voucher, reason),
  doneMessage: `El DKbono ${voucher.folio} quedó cancelado`,
});

export const createReopenVoucherQuestion = (
  voucher: AnyVoucher,
  { reopenVoucher }: DocumentActions,
): ConfirmQuestion => ({
  title: `¿Reabrir el DKbono ${voucher.folio}?`,
  text: 'Sus bolsas se apartan de nuevo, si todavía las hay, y se le da una nueva vigencia.',
  confirmLabel: 'Reabrir el DKbono',
  action: () => reopenVoucher(voucher),
  doneMessage: `El DKbono ${voucher.folio} se reabrió`,
});
