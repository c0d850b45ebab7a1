import { formatDate } from '../text/formats';

/*
 * Dates that are possible and mostly a slip, e.g. another year: a person has to confirm them. The requirements give no
 * limits.
 */

/** The same day a year earlier; on 29 February a day that does not exist, which compares like one. */
const getYearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

interface VoucherDateContext {
  /** Today's date in the company's time zone (`YYYY-MM-DD`). */
  readonly today: string;
  /** The dates of the recorded payments (`YYYY-MM-DD`). */
  readonly paymentDates?: readonly string[];
}

/**
 * What is unusual about the date of a DKbono, as a Spanish question; null when nothing is: it is a year old or older,
 * or later than a payment.
 * @param date `YYYY-MM-DD`
 */
export function checkUnusualVoucherDate(date: string, { today, paymentDates = [] }: VoucherDateContext): string | null {
  if (date !== '' && date <= getYearBefore(today))
    return `El DKbono lleva la fecha ${formatDate(date)}, de hace un año o más. ¿Es correcta la fecha?`;
  const [earliest] = [...paymentDates].sort();
  return earliest !== undefined && earliest < date
    ? `El DKbono lleva la fecha ${formatDate(date)} y tiene un abono anterior, del ${formatDate(earliest)}. ¿Es correcta la fecha?`
    : null;
}

/**
 * What is unusual about the date of a payment, as a Spanish question; null when nothing is: it is before that of its
 * DKbono.
 * @param date `YYYY-MM-DD`
 * @param voucherDate `YYYY-MM-DD`
 */
export const checkUnusualPaymentDate = (date: string, voucherDate: string): string | null =>
  date !== '' && date < voucherDate
    ? `El abono lleva la fecha ${formatDate(date)}, anterior a la del DKbono (${formatDate(voucherDate)}). ¿Es correcta la fecha?`
    : null;
