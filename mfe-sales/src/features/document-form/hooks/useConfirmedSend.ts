import type { FieldError, Repricing } from '@surco/shared/contract';
import { formatMoney, type Money } from '@surco/shared/domain';
import { ApiError, isRecord } from '@surco/shared/platform';
import { type ConfirmQuestion, useConfirm } from '@surco/shared/ui/confirm';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import type { AvailableProducts } from '../model/buildAvailableProducts';
import { texts } from '../texts';

/** What the person has seen and confirmed: part of the request. */
export interface Confirmed {
  readonly shownTotal: Money;
  readonly isDateConfirmed: boolean;
}

type RepricedLine = Pick<Repricing['lines'][number], 'productId' | 'code' | 'basePrice'>;

const isRepricedLine = (value: unknown): value is RepricedLine =>
  isRecord(value) && [value.productId, value.code, value.basePrice].every((text) => typeof text === 'string');

/** The new total and lines of a refused request; null for any other data. */
const readRepricing = (data: unknown): { total: Money; lines: RepricedLine[] } | null =>
  isRecord(data) && typeof data.total === 'string' && Array.isArray(data.lines)
    ? { total: data.total, lines: data.lines.filter(isRepricedLine) }
    : null;

interface Confirmation {
  readonly question: ConfirmQuestion;
  /** What a yes confirms. */
  readonly confirmed: Partial<Confirmed>;
}

/** What a person may confirm so that the server accepts the request; null for any other error. */
function toConfirmation(error: unknown, products: AvailableProducts): Confirmation | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'FECHA_POR_CONFIRMAR')
    return { question: createDateQuestion(error.details), confirmed: { isDateConfirmed: true } };
  const repricing = error.code === 'PRECIO_CAMBIADO' ? readRepricing(error.data) : null;
  if (!repricing) return null;
  const changes = repricing.lines.flatMap(({ productId, code, basePrice }) => {
    const shown = products.get(productId)?.basePrice;
    return shown === undefined || shown === basePrice
      ? []
      : [texts.priceChange(code, formatMoney(shown), formatMoney(basePrice))];
  });
  return {
    question: {
      title: texts.confirmTotalTitle,
      text: [error.message, ...changes].join(' '),
      confirmLabel: texts.confirmTotal(formatMoney(repricing.total)),
    },
    confirmed: { shownTotal: repricing.total },
  };
}

/**
 * Sends a request that a person may have to confirm, because the total is no longer the one that was shown, or a date
 * is unusual, and sends it again with what was confirmed.
 */
export function useConfirmedSend(products: AvailableProducts) {
  const { confirm, dialog } = useConfirm();
  /** @throws the error of `attempt`, also when the person goes back */
  const send = async <R>(attempt: (confirmed: Confirmed) => Promise<R>, confirmed: Confirmed): Promise<R> => {
    try {
      return await attempt(confirmed);
    } catch (error) {
      const confirmation = toConfirmation(error, products);
      if (!confirmation || !(await confirm(confirmation.question))) throw error;
      return send(attempt, { ...confirmed, ...confirmation.confirmed });
    }
  };
  /** Asks about unusual dates before anything is sent, so that it also works without a network. */
  const confirmDates = async (unusualDates: readonly FieldError[]): Promise<boolean> =>
    unusualDates.length === 0 || confirm(createDateQuestion(unusualDates));
  return { send, confirmDates, dialog };
}
