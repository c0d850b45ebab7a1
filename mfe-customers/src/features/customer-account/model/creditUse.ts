import type { CallRequest, FieldError, Statement } from '@surco/shared/contract';
import {
  compareMoney,
  hasMoreDecimals,
  type Money,
  type PaymentMethod,
  toMoney,
  toTextOrNull,
  validateCreditUse,
} from '@surco/shared/domain';

/** Credit pays another DKbono, or was returned to the customer. */
export type CreditUseKind = 'apply' | 'giveBack';

type AccountVoucher = Statement['documents'][number];

export interface CreditUseValues {
  /** The DKbono that it is applied to. */
  readonly voucherId: string;
  readonly date: string;
  /** Null while empty and NaN while not a number. */
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly reference: string;
}

export const createCreditUseValues = (voucherId: string, today: string): CreditUseValues => ({
  voucherId,
  date: today,
  amount: null,
  method: '01',
  reference: '',
});

/** The credit, or what the other DKbono owes if that is less. */
export const getMaxUse = ({ credit }: AccountVoucher, target: AccountVoucher | undefined): Money =>
  target && compareMoney(target.balance, credit) < 0 ? target.balance : credit;

/** An amount that is not in whole cents is passed on for the rules to reject. */
function toAmount(amount: number | null): Money {
  if (amount === null || !Number.isFinite(amount)) return '';
  return hasMoreDecimals(amount, 2) ? String(amount) : toMoney(amount);
}

export const toCreditBody = (
  kind: CreditUseKind,
  { voucherId, date, amount, method, reference }: CreditUseValues,
): CallRequest<'POST /vouchers/{id}/credits'>['body'] => ({
  date,
  amount: toAmount(amount),
  ...(kind === 'apply' ? { voucherId } : { method, reference: toTextOrNull(reference) }),
});

/** Checks the values by the API's rules. */
export const validateCredit = (
  kind: CreditUseKind,
  max: Money,
  values: CreditUseValues,
  { today, missingTarget }: { today: string; missingTarget: string },
): FieldError[] => [
  ...(kind === 'apply' && values.voucherId === '' ? [{ path: 'voucherId', message: missingTarget }] : []),
  ...validateCreditUse(max, toCreditBody(kind, values), today),
];
