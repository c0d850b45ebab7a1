import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { checkFutureDate, checkSaleDate, checkUnusualPaymentDate, checkUnusualVoucherDate } from '@surco/shared/domain';
import { FIRST_PAYMENT_PATH } from './firstPayment';
import { type SelectableSeason, getDocumentKind, type FormMode, type FormOrigin } from './formOrigin';
import { type DocumentFormValues, getFirstPayment } from './formValues';

interface DateContext {
  readonly season: Pick<SelectableSeason, 'startDate' | 'endDate'> | undefined;
  readonly today: string;
}

/** Why a document may not have a date; null when it may. The season limits the date of a sale only (T-02). */
export function checkDocumentDate(mode: FormMode, date: string, { season, today }: DateContext): string | null {
  const kind = getDocumentKind(mode);
  return kind === 'sale' && date && season
    ? checkSaleDate(date, { season, today })
    : checkFutureDate(kind, date, today);
}

/** The dates of the form that a person has to confirm, by the rules of the API. */
export function findUnusualDates(
  origin: FormOrigin,
  values: Pick<DocumentFormValues, 'date' | 'firstPayment'>,
  today: string,
): FieldError[] {
  const { date } = values;
  if (origin.mode === 'voucher:new') {
    const payment = getFirstPayment(values);
    return collectFieldErrors([
      ['date', checkUnusualVoucherDate(date, { today })],
      [`${FIRST_PAYMENT_PATH}date`, payment && checkUnusualPaymentDate(payment.date, date)],
    ]);
  }
  if (origin.mode !== 'voucher:edit' || date === origin.voucher.date) return [];
  const paymentDates = origin.voucher.payments.map((payment) => payment.date);
  return collectFieldErrors([['date', checkUnusualVoucherDate(date, { today, paymentDates })]]);
}
