import type { CallKey, CallRequest, Sale, Voucher } from '@surco/shared/contract';
import type { Submitted } from '@surco/shared/platform';
import type { DocumentBody } from '../model/body';
import type { Origin } from '../model/origin';

/** The calls of the form's pages. */
type Write = Extract<CallKey, 'POST /sales' | 'PUT /sales/{id}' | 'POST /vouchers' | 'PUT /vouchers/{id}'>;

type Submit = <K extends Write>(key: K, request: CallRequest<K>) => Promise<Submitted<K>>;

type Outcome = { state: 'pending' } | { state: 'sent'; data: Sale | Voucher };

/** T-03: the one call that each page of the form makes. */
export function handIn(origin: Origin, body: DocumentBody, version: number, submit: Submit): Promise<Outcome> {
  switch (origin.mode) {
    case 'sale:new':
      return submit('POST /sales', { body });
    case 'sale:convert':
      return submit('POST /sales', { body: { ...body, voucherId: origin.voucher.id } });
    case 'sale:edit':
      return submit('PUT /sales/{id}', { params: { id: origin.sale.id }, body: { ...body, version } });
    case 'voucher:new':
      return submit('POST /vouchers', { body });
    case 'voucher:edit':
      return submit('PUT /vouchers/{id}', { params: { id: origin.voucher.id }, body: { ...body, version } });
  }
}
