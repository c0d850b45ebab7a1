import type { FieldError } from '@surco/shared/contract';
import type { Money } from '@surco/shared/domain';
import { ApiError } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import type { AvailableProducts } from '../model/availableProducts';

/** What the person has seen and confirmed: part of the request. */
export interface Confirmed {
  readonly shownTotal: Money;
  readonly isDateConfirmed: boolean;
}

const CONFIRMABLE_CODES = ['FECHA_POR_CONFIRMAR', 'PRECIO_CAMBIADO'];

/** What a person may confirm so that the server accepts the request; null for any other error, or without the code for it. */
async function loadConfirmation(error: unknown, products: AvailableProducts) {
  if (!(error instanceof ApiError) || !CONFIRMABLE_CODES.includes(error.code)) return null;
  const code = await import(/* webpackChunkName: "confirmation" */ '../model/toConfirmation').catch(() => null);
  return code?.toConfirmation(error, products);
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
      const confirmation = await loadConfirmation(error, products);
      if (!confirmation || !(await confirm(confirmation.question))) throw error;
      return send(attempt, { ...confirmed, ...confirmation.confirmed });
    }
  };
  /** Asks about unusual dates before anything is sent, so that it also works without a network. */
  const confirmDates = async (unusualDates: readonly FieldError[]): Promise<boolean> =>
    unusualDates.length === 0 || confirm(createDateQuestion(unusualDates));
  return { send, confirmDates, dialog };
}
