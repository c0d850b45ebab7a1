import { formatDate, formatMoney } from './formats';
import { compareMoney, subtractMoney, type Money } from './money';
import { isOpenForSales, isOpenForVouchers, type SeasonWindow } from './seasons';
import { canMove, saleMoves, statusLabels, type SaleStatus, type VoucherStatus } from './transitions';
import { conversionMinimum, isPaidForConversion, voucherEvents, type VoucherEvent } from './vouchers';

/** Why something may not be done now: the code that the API answers, and the sentence for the person. */
export interface Refusal {
  readonly code: 'PERMISO_DENEGADO' | 'TRANSICION_INVALIDA' | 'TEMPORADA_CERRADA';
  readonly message: string;
}

interface Actor {
  readonly id: string;
  readonly role: string;
}

interface Document {
  readonly consultant: { readonly id: string };
  readonly season: SeasonWindow & { readonly name?: string };
}

interface Acting {
  readonly user: Actor;
  /** Today's date where the company is. */
  readonly today: string;
}

const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/** An administrator acts on every document; a consultant on its own; the others read. */
const isEditor = ({ role, id }: Actor, { consultant }: Document): boolean =>
  role === 'Admin' || (role === 'Consultant' && consultant.id === id);

const notAllowed = refusal('PERMISO_DENEGADO', 'No tiene permiso para realizar esta acción.');

const seasonWord = ({ name }: { readonly name?: string }): string => (name ? `La temporada ${name}` : 'La temporada');

/** T-02: why a season takes no sales today; null when it does. */
export function salesRefusal(season: Document['season'], today: string): Refusal | null {
  if (isOpenForSales(season, today)) return null;
  const message = season.isOpen
    ? `${seasonWord(season)} empieza el ${formatDate(season.startDate)}: todavía no admite ventas.`
    : `${seasonWord(season)} está cerrada para ventas.`;
  return refusal('TEMPORADA_CERRADA', message);
}

/** T-02: why a season takes no DKbonos; null when it does. */
export const vouchersRefusal = (season: Document['season']): Refusal | null =>
  isOpenForVouchers(season) ? null : refusal('TEMPORADA_CERRADA', `${seasonWord(season)} no admite DKbonos por ahora.`);

export const saleActionNames = ['edit', 'deliver', 'delete'] as const;
export type SaleAction = (typeof saleActionNames)[number];

/** Who does something to which sale, and when. */
export interface ActingOnSale extends Acting {
  readonly sale: Document & { readonly status: SaleStatus };
}

/** What each action makes of a sale; an edit leaves it as it is. */
const saleAfter: Readonly<Record<SaleAction, SaleStatus>> = {
  edit: 'REGISTRADA',
  deliver: 'ENTREGADA',
  delete: 'ELIMINADA',
};

const saleIs = (status: SaleStatus, what: string): Refusal =>
  refusal('TRANSICION_INVALIDA', `La venta está ${statusLabels[status].toLowerCase()}: ya no se puede ${what}.`);

const saleVerbs: Readonly<Record<SaleAction, string>> = {
  edit: 'modificar',
  deliver: 'marcar como entregada',
  delete: 'eliminar',
};

/**
 * Why a person may not do something with a sale now; null when it may. A consultant edits and deletes only its own
 * REGISTRADA sale while the season is open; an administrator any that is not ENTREGADA (domain.md §3).
 */
export function saleRefusal(action: SaleAction, { sale, user, today }: ActingOnSale): Refusal | null {
  if (!isEditor(user, sale)) return notAllowed;
  const to = saleAfter[action];
  const isLegal = action === 'edit' ? sale.status === to : canMove(saleMoves, sale.status, to);
  if (!isLegal) return saleIs(sale.status, saleVerbs[action]);
  return user.role === 'Admin' || action === 'deliver' ? null : salesRefusal(sale.season, today);
}

/** What a person may do with a sale now. */
export const saleActions = (acting: ActingOnSale): Record<SaleAction, boolean> => ({
  edit: saleRefusal('edit', acting) === null,
  deliver: saleRefusal('deliver', acting) === null,
  delete: saleRefusal('delete', acting) === null,
});

/** `payments` is to send the list at all; `pay` to add to it, `editPayments` to change what is recorded. */
export const voucherActionNames = ['edit', 'payments', 'pay', 'editPayments', 'cancel', 'reopen', 'convert'] as const;
export type VoucherAction = (typeof voucherActionNames)[number];

/** Who does something to which DKbono, and when. */
export interface ActingOnVoucher extends Acting {
  readonly voucher: Document & { readonly status: VoucherStatus; readonly total: Money; readonly paid: Money };
  /** The parameter `conversion.minPaidPct`; all of it unless told otherwise. */
  readonly minPaidPct?: number;
}

interface VoucherRule {
  readonly event: VoucherEvent;
  /** Completes “ya no se puede …”. */
  readonly verb: string;
  readonly isFor?: 'Admin' | 'Consultant';
  /** What is asked beside the status. */
  readonly also?: (acting: ActingOnVoucher) => Refusal | null;
}

const owes = ({ voucher }: ActingOnVoucher): Refusal | null =>
  compareMoney(voucher.paid, voucher.total) < 0
    ? null
    : refusal('TRANSICION_INVALIDA', 'El DKbono ya está liquidado: no queda saldo por abonar.');

/** What is missing before a DKbono becomes a sale; null when enough was paid. */
export function unpaidRefusal({ total, paid }: { total: Money; paid: Money }, minPaidPct: number): Refusal | null {
  if (isPaidForConversion({ total, paid }, minPaidPct)) return null;
  const missing = subtractMoney(conversionMinimum(total, minPaidPct), paid);
  return refusal('TRANSICION_INVALIDA', `Faltan ${formatMoney(missing)} por abonar para convertir el DKbono en venta.`);
}

const voucherRules: Readonly<Record<VoucherAction, VoucherRule>> = {
  edit: { event: 'EDIT', verb: 'modificar', also: ({ voucher }) => vouchersRefusal(voucher.season) },
  payments: { event: 'PAY', verb: 'abonar' },
  pay: { event: 'PAY', verb: 'abonar', also: owes },
  editPayments: { event: 'PAY', verb: 'abonar', isFor: 'Admin' },
  cancel: { event: 'CANCEL', verb: 'cancelar' },
  reopen: { event: 'REOPEN', verb: 'reabrir', isFor: 'Admin' },
  convert: {
    event: 'CONVERT',
    verb: 'convertir en venta',
    isFor: 'Consultant',
    also: ({ voucher, today, minPaidPct = 1 }) =>
      salesRefusal(voucher.season, today) ?? unpaidRefusal(voucher, minPaidPct),
  },
};

/** Why a person may not do something with a DKbono now; null when it may. */
export function voucherRefusal(action: VoucherAction, acting: ActingOnVoucher): Refusal | null {
  const { voucher, user } = acting;
  const { event, verb, isFor, also } = voucherRules[action];
  if (!isEditor(user, voucher) || (isFor && user.role !== isFor)) return notAllowed;
  const { status } = voucher;
  if (!voucherEvents[event].from.includes(status))
    return refusal(
      'TRANSICION_INVALIDA',
      `El DKbono está ${statusLabels[status].toLowerCase()}: ${event === 'REOPEN' ? 'no' : 'ya no'} se puede ${verb}.`,
    );
  return also?.(acting) ?? null;
}

/** What a person may do with a DKbono now. */
export const voucherActions = (acting: ActingOnVoucher): Record<VoucherAction, boolean> => ({
  edit: voucherRefusal('edit', acting) === null,
  payments: voucherRefusal('payments', acting) === null,
  pay: voucherRefusal('pay', acting) === null,
  editPayments: voucherRefusal('editPayments', acting) === null,
  cancel: voucherRefusal('cancel', acting) === null,
  reopen: voucherRefusal('reopen', acting) === null,
  convert: voucherRefusal('convert', acting) === null,
});

/** P-01: who writes new sales and DKbonos. */
export const maySell = ({ role }: Pick<Actor, 'role'>): boolean => role === 'Consultant';

/** P-02, X-16: who changes sales and DKbonos at all, and imports sales; the others read. */
export const mayEditDocuments = ({ role }: Pick<Actor, 'role'>): boolean => role === 'Admin' || role === 'Consultant';

/** Whose simulations may belong to a customer: those of people who have customers in sight. */
export const mayAttach = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'Farmer';
