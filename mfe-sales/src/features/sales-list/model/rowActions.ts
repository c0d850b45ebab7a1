import type { SaleSummary, SessionUser, VoucherSummary } from '@surco/shared/contract';
import { getAllowedSaleActions, getAllowedVoucherActions } from '@surco/shared/domain';
import type { RowAction } from '@surco/shared/ui/menu';
import {
  getConvertVoucherPath,
  getEditSalePath,
  getEditVoucherPath,
  getNewPaymentPath,
  getSalePath,
} from '../../../paths';
import { texts } from '../texts';

/** Actions that run in place instead of navigating. */
export interface SaleCommands {
  deliver: (sale: SaleSummary) => void;
  remove: (sale: SaleSummary) => void;
}

export interface VoucherCommands {
  cancel: (voucher: VoucherSummary) => void;
  reopen: (voucher: VoucherSummary) => void;
  pdf: (voucher: VoucherSummary) => void;
}

interface ActionContext {
  user: SessionUser;
  today: string;
}

interface SaleContext extends ActionContext {
  /** Whether its delivery waits on this device, after which nothing of it is changed. */
  isDeliveryPending: boolean;
}

type ConditionalAction = readonly [isAllowed: boolean, action: RowAction];

const listAllowedActions = (offered: readonly ConditionalAction[]): RowAction[] =>
  offered.filter(([isAllowed]) => isAllowed).map(([, action]) => action);

/** Actions allowed on a sale of the list; destructive ones last. */
export function getSaleRowActions(
  sale: SaleSummary,
  { isDeliveryPending, ...context }: SaleContext,
  commands: SaleCommands,
): readonly RowAction[] {
  if (isDeliveryPending) return [];
  const allowed = getAllowedSaleActions({ sale, ...context });
  return listAllowedActions([
    [allowed.edit, { key: 'edit', label: texts.edit, icon: 'edit', to: getEditSalePath(sale.id) }],
    [allowed.deliver, { key: 'deliver', label: texts.deliver, icon: 'check', onSelect: () => commands.deliver(sale) }],
    [
      allowed.delete,
      { key: 'delete', label: texts.remove, icon: 'trash', danger: true, onSelect: () => commands.remove(sale) },
    ],
  ]);
}

/** Actions allowed on a DKbono of the list; the PDF is always offered. */
export function getVoucherRowActions(
  voucher: VoucherSummary,
  context: ActionContext & { minPaidFraction: number },
  commands: VoucherCommands,
): readonly RowAction[] {
  const allowed = getAllowedVoucherActions({ voucher, ...context });
  const { saleId } = voucher;
  return listAllowedActions([
    [allowed.pay, { key: 'pay', label: texts.pay, icon: 'money', to: getNewPaymentPath(voucher.id) }],
    [allowed.convert, { key: 'convert', label: texts.convert, icon: 'check', to: getConvertVoucherPath(voucher.id) }],
    [saleId !== null, { key: 'sale', label: texts.openSale, icon: 'eye', to: getSalePath(saleId ?? '') }],
    [allowed.edit, { key: 'edit', label: texts.edit, icon: 'edit', to: getEditVoucherPath(voucher.id) }],
    [true, { key: 'pdf', label: texts.pdf, icon: 'file', onSelect: () => commands.pdf(voucher) }],
    [allowed.reopen, { key: 'reopen', label: texts.reopen, icon: 'undo', onSelect: () => commands.reopen(voucher) }],
    [
      allowed.cancel,
      { key: 'cancel', label: texts.cancel, icon: 'close', danger: true, onSelect: () => commands.cancel(voucher) },
    ],
  ]);
}
