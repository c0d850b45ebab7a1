import { createDenial, permissionDenied, type ActionDenial } from '../../actionDenial';
import { compareMoney, type Money } from '../../money/money';
import { checkSeasonOpenForSales, checkSeasonOpenForVouchers } from '../../seasons/checkSeasonOpen';
import { statusLabels, type VoucherStatus } from '../../statuses';
import { checkPaidForConversion } from './conversion';
import { canActOnDocument, type ActionContext, type DocumentWithSeason } from '../documentPermissions';
import { ADMIN_ONLY, DOCUMENT_CREATORS, hasRole, type Role } from '../../users/roles';
import { voucherEvents, type VoucherEvent } from './voucherEvents';

/**
 * `payments`: make the call `PUT /vouchers/{id}/payments`, which replaces the list of payments; `pay`: add payments;
 * `editPayments`: change recorded payments.
 */
export const voucherActionNames = ['edit', 'payments', 'pay', 'editPayments', 'cancel', 'reopen', 'convert'] as const;
export type VoucherAction = (typeof voucherActionNames)[number];

/** The user, the DKbono and the day of an action. */
export interface VoucherActionContext extends ActionContext {
  readonly voucher: DocumentWithSeason & {
    readonly status: VoucherStatus;
    readonly total: Money;
    readonly paid: Money;
    readonly balance: Money;
  };
  /** The parameter `conversion.minPaidPct`, a fraction; 1 by default. */
  readonly minPaidFraction?: number;
}

interface VoucherActionRule {
  readonly event: VoucherEvent;
  /** Spanish, in the infinitive: completes “ya no se puede …” (for `reopen`: “no se puede …”). */
  readonly verb: string;
  /** Of those who may act on the document; absent for all of them. */
  readonly roles?: readonly Role[];
  /** A condition besides the status. */
  readonly extraCheck?: (context: VoucherActionContext) => ActionDenial | null;
}

const checkOutstandingBalance = ({ voucher }: VoucherActionContext): ActionDenial | null =>
  compareMoney(voucher.balance, '0') > 0
    ? null
    : createDenial('TRANSICION_INVALIDA', 'El DKbono ya está liquidado: no queda saldo por abonar.');

const voucherActionRules: Readonly<Record<VoucherAction, VoucherActionRule>> = {
  edit: { event: 'EDIT', verb: 'modificar', extraCheck: ({ voucher }) => checkSeasonOpenForVouchers(voucher.season) },
  payments: { event: 'PAY', verb: 'abonar' },
  pay: { event: 'PAY', verb: 'abonar', extraCheck: checkOutstandingBalance },
  editPayments: { event: 'PAY', verb: 'abonar', roles: ADMIN_ONLY },
  cancel: { event: 'CANCEL', verb: 'cancelar' },
  reopen: { event: 'REOPEN', verb: 'reabrir', roles: ADMIN_ONLY },
  convert: {
    event: 'CONVERT',
    verb: 'convertir en venta',
    roles: DOCUMENT_CREATORS,
    extraCheck: ({ voucher, today, minPaidFraction = 1 }) =>
      checkSeasonOpenForSales(voucher.season, today) ?? checkPaidForConversion(voucher, minPaidFraction),
  },
};

/** Why a user may not edit, pay, cancel, reopen or convert a DKbono; null when the action is allowed. */
export function checkVoucherAction(action: VoucherAction, context: VoucherActionContext): ActionDenial | null {
  const { voucher, user } = context;
  const { event, verb, roles, extraCheck } = voucherActionRules[action];
  if (!canActOnDocument(user, voucher) || (roles && !hasRole(user.role, roles))) return permissionDenied;
  const { status } = voucher;
  if (!voucherEvents[event].from.includes(status))
    return createDenial(
      'TRANSICION_INVALIDA',
      `El DKbono está ${statusLabels[status].toLowerCase()}: ${event === 'REOPEN' ? 'no' : 'ya no'} se puede ${verb}.`,
    );
  return extraCheck?.(context) ?? null;
}

/** Whether a user may do each action on a DKbono. */
export const getAllowedVoucherActions = (context: VoucherActionContext): Record<VoucherAction, boolean> => ({
  edit: checkVoucherAction('edit', context) === null,
  payments: checkVoucherAction('payments', context) === null,
  pay: checkVoucherAction('pay', context) === null,
  editPayments: checkVoucherAction('editPayments', context) === null,
  cancel: checkVoucherAction('cancel', context) === null,
  reopen: checkVoucherAction('reopen', context) === null,
  convert: checkVoucherAction('convert', context) === null,
});
