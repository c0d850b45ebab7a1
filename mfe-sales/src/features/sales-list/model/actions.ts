import type { SaleSummary, UserDetails, VoucherSummary } from '@surco/shared/contract';
import { saleActions, voucherActions } from '@surco/shared/domain/actions';
import type { RowAction } from '@surco/shared/ui/list-types';
import { convertPath, editSalePath, editVoucherPath, payPath } from '../../../state/paths';
import { salePath } from '../../../state/tabs';
import { texts } from '../texts';

/** What is done at once rather than at another address. */
export interface SaleCommands {
  deliver: (sale: SaleSummary) => void;
  remove: (sale: SaleSummary) => void;
}

export interface VoucherCommands {
  cancel: (voucher: VoucherSummary) => void;
  reopen: (voucher: VoucherSummary) => void;
  pdf: (voucher: VoucherSummary) => void;
}

interface Looking {
  user: UserDetails;
  today: string;
}

type Offered = readonly [allowed: boolean, action: RowAction];

const allowedOf = (offered: readonly Offered[]): RowAction[] =>
  offered.filter(([allowed]) => allowed).map(([, action]) => action);

/** What a person may do to a sale of the list now, the loss last. */
export function saleRowActions(sale: SaleSummary, looking: Looking, commands: SaleCommands): readonly RowAction[] {
  const may = saleActions({ sale, ...looking });
  return allowedOf([
    [may.edit, { key: 'edit', label: texts.edit, icon: 'edit', to: editSalePath(sale.id) }],
    [may.deliver, { key: 'deliver', label: texts.deliver, icon: 'check', onSelect: () => commands.deliver(sale) }],
    [
      may.delete,
      { key: 'delete', label: texts.remove, icon: 'trash', danger: true, onSelect: () => commands.remove(sale) },
    ],
  ]);
}

/** What a person may do to a DKbono of the list now; its PDF is for whoever sees it. */
export function voucherRowActions(
  voucher: VoucherSummary,
  looking: Looking & { minPaidPct: number },
  commands: VoucherCommands,
): readonly RowAction[] {
  const may = voucherActions({ voucher, ...looking });
  const { saleId } = voucher;
  return allowedOf([
    [may.pay, { key: 'pay', label: texts.pay, icon: 'money', to: payPath(voucher.id) }],
    [may.convert, { key: 'convert', label: texts.convert, icon: 'check', to: convertPath(voucher.id) }],
    [saleId !== null, { key: 'sale', label: texts.openSale, icon: 'eye', to: salePath(saleId ?? '') }],
    [may.edit, { key: 'edit', label: texts.edit, icon: 'edit', to: editVoucherPath(voucher.id) }],
    [true, { key: 'pdf', label: texts.pdf, icon: 'file', onSelect: () => commands.pdf(voucher) }],
    [may.reopen, { key: 'reopen', label: texts.reopen, icon: 'undo', onSelect: () => commands.reopen(voucher) }],
    [
      may.cancel,
      { key: 'cancel', label: texts.cancel, icon: 'close', danger: true, onSelect: () => commands.cancel(voucher) },
    ],
  ]);
}
