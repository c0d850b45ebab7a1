import { ApiError, call, notifySuccess, refresh } from '@surco/shared/platform';
import { useRef } from 'react';
import { salePath } from '../../../state/tabs';
import { type Attempt, attemptFor, randomKey } from '../model/attempt';
import { saleBody } from '../model/body';
import type { SaleDraft } from '../model/draft';
import { byProduct } from '../model/problems';
import { texts } from '../texts';

/** The server refused for good: nothing was written, so the next attempt is another one. */
const isRefusal = (error: ApiError): boolean => error.status >= 400 && error.status < 500;

/** sends the sale and gives its address; what was left unanswered is sent again under the same key. */
export function useCreateSale() {
  const attempt = useRef<Attempt | null>(null);
  return async (draft: SaleDraft, seasonId: string): Promise<string> => {
    const body = saleBody(draft, seasonId);
    attempt.current = attemptFor(attempt.current, body, randomKey);
    try {
      const sale = await call('POST /sales', { body }, { idempotencyKey: attempt.current.key });
      void refresh('GET /sales', 'GET /inventories');
      notifySuccess(texts.saved(sale.folio));
      return salePath(sale.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefusal(error)) attempt.current = null;
      if (error.status === 409) void refresh('GET /inventories', 'GET /seasons', 'GET /clients');
      throw new ApiError(error.message, error.status, error.code, byProduct(error.details, body.lines), error.data);
    }
  };
}
