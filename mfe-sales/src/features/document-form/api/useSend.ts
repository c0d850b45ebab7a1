import type { Sale, Voucher } from '@surco/shared/contract';
import { ApiError, call, type CallOptions, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { useRef } from 'react';
import { voucherPath } from '../../../state/paths';
import { salePath } from '../../../state/tabs';
import { type Attempt, attemptFor, randomKey } from '../model/attempt';
import { documentBody, type DocumentBody } from '../model/body';
import type { DocumentDraft } from '../model/draft';
import { kindOf, type Origin } from '../model/origin';
import { byProduct } from '../model/problems';
import { wordsOf } from '../texts';

/** The server refused for good: nothing was written, so the next attempt is another one. */
const isRefusal = (error: ApiError): boolean => error.status >= 400 && error.status < 500;

/** T-03: the one call that each page of the form makes. */
function write(origin: Origin, body: DocumentBody, version: number, options: CallOptions): Promise<Sale | Voucher> {
  switch (origin.mode) {
    case 'sale:new':
      return call('POST /sales', { body }, options);
    case 'sale:convert':
      return call('POST /sales', { body: { ...body, voucherId: origin.voucher.id } }, options);
    case 'sale:edit':
      return call('PUT /sales/{id}', { params: { id: origin.sale.id }, body: { ...body, version } }, options);
    case 'voucher:new':
      return call('POST /vouchers', { body }, options);
    case 'voucher:edit':
      return call('PUT /vouchers/{id}', { params: { id: origin.voucher.id }, body: { ...body, version } }, options);
  }
}

const addressOf = ({ mode }: Origin, { id }: Sale | Voucher): string =>
  kindOf(mode) === 'sale' ? salePath(id) : voucherPath(id);

/** Sends the document and gives its address; what was left unanswered is sent again under the same key. */
export function useSend(origin: Origin) {
  const attempt = useRef<Attempt | null>(null);
  const { refresh } = useCachePatch();
  return async (draft: DocumentDraft, seasonId: string, version: number): Promise<string> => {
    const body = documentBody(draft, seasonId);
    attempt.current = attemptFor(attempt.current, { ...body, version }, randomKey);
    try {
      const document = await write(origin, body, version, { idempotencyKey: attempt.current.key });
      void refresh('GET /sales', 'GET /vouchers', 'GET /sales/{id}', 'GET /vouchers/{id}', 'GET /inventories');
      notifySuccess(wordsOf(origin.mode).saved(document.folio));
      return addressOf(origin, document);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefusal(error)) attempt.current = null;
      if (error.status === 409) void refresh('GET /inventories', 'GET /seasons', 'GET /clients');
      throw new ApiError(error.message, error.status, error.code, byProduct(error.details, body.lines), error.data);
    }
  };
}
