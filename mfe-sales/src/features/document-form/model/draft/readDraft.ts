import { paymentMethods } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { DEFAULT_PAYMENT_METHOD, type PaymentFormValues } from '../../../../common/model/paymentFormValues';
import type { DocumentFormValues, LineFormValues } from '../formValues';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readLine = (value: unknown): LineFormValues[] =>
  isRecord(value) && typeof value.productId === 'string'
    ? [
        {
          productId: value.productId,
          quantity: readNumber(value.quantity),
          discount: readNumber(value.discount),
          hectares: readNumber(value.hectares),
          lot: readText(value.lot),
        },
      ]
    : [];

const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])))
    : {};

const readPayment = (value: unknown): { firstPayment?: PaymentFormValues } =>
  isRecord(value)
    ? {
        firstPayment: {
          id: null,
          date: readText(value.date),
          amount: readNumber(value.amount),
          method: paymentMethods.find((method) => method === value.method) ?? DEFAULT_PAYMENT_METHOD,
          reference: readText(value.reference),
        },
      }
    : {};

/** Parses the values of a stored draft: invalid fields become empty, invalid lines are left out. Null without lines. */
export function readDraft(values: unknown): DocumentFormValues | null {
  if (!isRecord(values) || !Array.isArray(values.lines)) return null;
  return {
    version: readNumber(values.version),
    customerId: readText(values.customerId),
    seasonId: readText(values.seasonId),
    distributorId: readText(values.distributorId),
    date: readText(values.date),
    notes: readText(values.notes),
    lines: values.lines.flatMap(readLine),
    ...readPayment(values.firstPayment),
    ...(values.names === undefined ? {} : { names: readTexts(values.names) }),
    ...(values.prices === undefined ? {} : { prices: readTexts(values.prices) }),
  };
}
