import type { CallKey, CallRequest, Sale, Voucher, FieldError } from '@surco/shared/contract';
import { type SubmitResult, ApiError, mapFieldErrors, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';
import { useCallback } from 'react';
import { RECORD_CALLS, SALE_LIST_CALLS, STOCK_CALLS, VOUCHER_LIST_CALLS } from '../../../common/model/affectedCalls';
import type { PendingDocument } from '../../../common/model/pendingDocument';
import { getTabPath } from '../../../common/model/tabs';
import { getSalePath, getVoucherPath } from '../../../paths';
import type { Confirmed, useConfirmedSend } from '../hooks/useConfirmedSend';
import { toFirstPaymentBody } from '../model/firstPayment';
import { type FormOrigin, getDocumentKind } from '../model/formOrigin';
import {
  type DocumentBody,
  toDocumentBody,
  type DisplayNames,
  type DocumentFormValues,
  type ShownPrices,
} from '../model/formValues';
import { mapErrorsToProducts } from '../model/validateDocumentForm';
import { getModeTexts } from '../texts';

/** The write calls of the form's modes. */
type DocumentWriteCall = Extract<CallKey, 'POST /sales' | 'PUT /sales/{id}' | 'POST /vouchers' | 'PUT /vouchers/{id}'>;

type SubmitCall = <K extends DocumentWriteCall>(key: K, request: CallRequest<K>) => Promise<SubmitResult<K>>;

type SubmitOutcome = { state: 'pending' } | { state: 'sent'; data: Sale | Voucher };

interface DocumentRequest {
  readonly body: DocumentBody;
  readonly values: DocumentFormValues;
  /** Whether the person confirmed the dates of a DKbono. */
  readonly isDateConfirmed: boolean;
  /** Version that the values of an edited document are based on; by default the loaded one. */
  readonly baseVersion: number | undefined;
}

/** T-03: sends the write call of the form's mode. */
function submitDocument(
  origin: FormOrigin,
  { body, values, isDateConfirmed, baseVersion }: DocumentRequest,
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
      return submit('POST /vouchers', { body: { ...body, ...toFirstPaymentBody(values), ...dateConfirmed } });
    case 'voucher:edit':
      return submit('PUT /vouchers/{id}', {
        params: { id: origin.voucher.id },
        body: { ...body, ...dateConfirmed, version: baseVersion ?? origin.voucher.version },
      });
  }
}

/** All calls affected by writing a document. */
const AFFECTED_CALLS = [...SALE_LIST_CALLS, ...VOUCHER_LIST_CALLS, ...RECORD_CALLS, ...STOCK_CALLS] as const;

const recordPathPrefix = { sale: getSalePath(''), voucher: getVoucherPath('') } as const;

interface SubmitRequest extends Confirmed {
  values: DocumentFormValues;
  /** The selected season, or the only open one. */
  seasonId: string;
  /** Version that the values are based on; undefined for a new document. */
  baseVersion: number | undefined;
  names: DisplayNames;
  prices: ShownPrices;
  /** Of a new document, what its page shows until it is sent. */
  document: PendingDocument | undefined;
  /** Label shown while it waits to be sent. */
  label: string;
}

/**
 * Values that the outbox stores, from which the form is filled again if the server refuses them. After a version
 * conflict they are based on a newer version than the one that the form was opened with.
 */
const toDraftValues = ({ values, names, prices, document, baseVersion }: SubmitRequest): DocumentFormValues => ({
  ...values,
  names,
  prices,
  document,
  version: baseVersion ?? values.version,
});

/**
 * Submits the document and returns the next path: its page, or the list while it waits in the outbox.
 * @throws ApiError, with line errors at the paths of their products
 */
export function useSubmitDocument(
  origin: FormOrigin,
  submit: FormDraft<DocumentFormValues>['submit'],
  sendConfirmed: ReturnType<typeof useConfirmedSend>['send'],
) {
  const { refresh } = useCachePatch();
  const kind = getDocumentKind(origin.mode);
  return async (request: SubmitRequest): Promise<string> => {
    const { values, seasonId, baseVersion } = request;
    const submission = {
      values: toDraftValues(request),
      label: request.label,
      record: recordPathPrefix[kind],
      refreshes: AFFECTED_CALLS,
    };
    try {
      const outcome = await sendConfirmed(({ shownTotal, isDateConfirmed }) => {
        const body = toDocumentBody(values, seasonId, shownTotal);
        return submitDocument(origin, { body, values, isDateConfirmed, baseVersion }, (key, callRequest) =>
          submit(key, callRequest, submission),
        );
      }, request);
      if (outcome.state === 'pending') return getTabPath(kind);
      void refresh(...AFFECTED_CALLS);
      showSuccessToast(getModeTexts(origin.mode).saved(outcome.data.folio));
      return `${recordPathPrefix[kind]}${outcome.data.id}`;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        void refresh(...STOCK_CALLS, 'GET /seasons', 'GET /clients', 'GET /products/enabled');
      throw mapFieldErrors(error, (details) => mapErrorsToProducts(details, values.lines));
    }
  };
}

/** The call to fetch again for an invalid field: seasons, customers and stock may change while a form is open. */
const callsByField: readonly (readonly [field: RegExp, key: CallKey])[] = [
  [/^seasonId$/, 'GET /seasons'],
  [/^customerId$/, 'GET /clients'],
  [/\.quantity$/, 'GET /inventories'],
];

/** Fetches them again when the form finds such an error on submit, so that the next submit can succeed. */
export function useRefreshOnInvalid(): (errors: readonly FieldError[]) => void {
  const { refresh } = useCachePatch();
  return useCallback(
    (errors) => {
      const keys = callsByField.flatMap(([field, key]) => (errors.some(({ path }) => field.test(path)) ? [key] : []));
      if (keys.length > 0) void refresh(...keys);
    },
    [refresh],
  );
}
