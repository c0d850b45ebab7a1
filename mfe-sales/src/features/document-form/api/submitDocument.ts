import type { CallKey, CallRequest, Sale, Voucher } from '@surco/shared/contract';
import type { SubmitResult } from '@surco/shared/platform';
import type { toFirstPaymentBody } from '../model/firstPayment';
import type { DocumentBody } from '../model/toDocumentBody';
import type { FormOrigin } from '../model/formOrigin';

/** The write calls of the form's modes. */
type DocumentWriteCall = Extract<CallKey, 'POST /sales' | 'PUT /sales/{id}' | 'POST /vouchers' | 'PUT /vouchers/{id}'>;

type SubmitCall = <K extends DocumentWriteCall>(key: K, request: CallRequest<K>) => Promise<SubmitResult<K>>;

type SubmitOutcome = { state: 'pending' } | { state: 'sent'; data: Sale | Voucher };

interface DocumentRequest {
  readonly body: DocumentBody;
  /** Part of the body of a new DKbono; the other modes ignore it. */
  readonly firstPayment: ReturnType<typeof toFirstPaymentBody>;
  /** Whether the person confirmed the dates of a DKbono. */
  readonly isDateConfirmed: boolean;
  /** Version that the values of an edited document are based on; by default the loaded one. */
  readonly baseVersion: number | undefined;
}

/** T-03: sends the write call of the form's mode. */
export function submitDocument(
  origin: FormOrigin,
  { body, firstPayment, isDateConfirmed, baseVersion }: DocumentRequest,
  submit: SubmitCall,
): Promise<SubmitOutcome> {
  const dateConfirmed = isDateConfirmed ? { dateConfirmed: true } : {};
  switch (origin.mode) {
    case 'sale:new':
      return submit('POST /sales', { body });
    case 'sale:convert':
      return submit('POST /sales', { body: { ...body, voucherId: origin.voucher.id } });
    case 'sale:edit':
      return submit('PUT /sales/{id}', {
        params: { id: origin.sale.id },
        body: { ...body, version: baseVersion ?? origin.sale.version },
      });
    case 'voucher:new':
      return submit('POST /vouchers', { body: { ...body, ...firstPayment, ...dateConfirmed } });
    case 'voucher:edit':
      return submit('PUT /vouchers/{id}', {
        params: { id: origin.voucher.id },
        body: { ...body, ...dateConfirmed, version: baseVersion ?? origin.voucher.version },
      });
  }
}
