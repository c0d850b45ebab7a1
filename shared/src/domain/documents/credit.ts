import type { FieldError } from '../fieldError';
import { compareMoney, isMoney, type Money } from '../money/money';
import { formatMoney } from '../text/formats';
import { needsReference, paymentMethodLabels, type PaymentMethod } from './payments';

/** `method` is null for credit that is applied to another DKbono. */
interface CreditUseValues {
  readonly date: string;
  readonly amount: Money;
  readonly method?: PaymentMethod | null | undefined;
  readonly reference?: string | null | undefined;
}

/**
 * Validates what credit is used for.
 * @param max the credit, or what the other DKbono owes if that is less
 * @param today `YYYY-MM-DD`
 */
export function validateCreditUse(
  max: Money,
  { date, amount, method, reference }: CreditUseValues,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (date > today) errors.push({ path: 'date', message: 'La fecha no puede ser futura.' });
  if (!isMoney(amount) || compareMoney(amount, '0.01') < 0 || compareMoney(amount, max) > 0)
    errors.push({ path: 'amount', message: `El importe debe ser de ${formatMoney('0.01')} a ${formatMoney(max)}.` });
  if (method && needsReference(method) && !reference?.trim())
    errors.push({ path: 'reference', message: 'Indique la referencia del cheque o de la transferencia.' });
  return errors;
}

/** How a payment was made, in Spanish. The reference of one that credit paid is the folio of the cancelled DKbono. */
export const getPaymentMethodLabel = ({
  method,
  creditFrom,
}: {
  readonly method: PaymentMethod;
  readonly creditFrom?: object | null | undefined;
}): string => (creditFrom ? 'Saldo a favor' : paymentMethodLabels[method]);

/** Why a return of credit is cancelled. */
export const returnReason = {
  label: 'Motivo de la cancelación',
  missingText: 'Escriba por qué se cancela la devolución.',
} as const;
