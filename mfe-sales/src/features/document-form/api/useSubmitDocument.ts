import { ApiError, mapFieldErrors, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';
import { getSalePath, getVoucherPath } from '../../../paths';
import { RECORD_CALLS, SALE_LIST_CALLS, STOCK_CALLS, VOUCHER_LIST_CALLS } from '../../../common/model/affectedCalls';
import { getTabPath } from '../../../common/model/tabs';
import { calculateTotal, type Pricing } from '../model/documentCalculation';
import { toFirstPaymentBody } from '../model/firstPayment';
import { toDocumentBody } from '../model/toDocumentBody';
import type { DisplayNames, DocumentFormValues, ShownPrices } from '../model/formValues';
import { getDocumentKind, type FormOrigin } from '../model/formOrigin';
import { mapErrorsToProducts } from '../model/validateDocumentForm';
import { getModeTexts } from '../texts';
import type { Confirmed, useConfirmedSend } from '../hooks/useConfirmedSend';
import { submitDocument } from './submitDocument';

/** All calls affected by writing a document. */
const AFFECTED_CALLS = [...SALE_LIST_CALLS, ...VOUCHER_LIST_CALLS, ...RECORD_CALLS, ...STOCK_CALLS] as const;

const recordPathPrefix = { sale: getSalePath(''), voucher: getVoucherPath('') } as const;

interface SubmitRequest extends Pick<Confirmed, 'isDateConfirmed'> {
  values: DocumentFormValues;
  /** The selected season, or the only open one. */
  seasonId: string;
  /** Version that the values are based on; undefined for a new document. */
  baseVersion: number | undefined;
  names: DisplayNames;
  prices: ShownPrices;
  /** Label shown while it waits to be sent. */
  label: string;
}

/**
 * Values that the outbox stores, from which the form is filled again if the server refuses them. After a version
 * conflict they are based on a newer version than the one that the form was opened with.
 */
const toDraftValues = ({ values, names, prices, baseVersion }: SubmitRequest): DocumentFormValues => ({
  ...values,
  names,
  prices,
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
  pricing: Pricing,
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
    const firstPayment = toFirstPaymentBody(values);
    const confirmed = { shownTotal: calculateTotal(values, pricing), isDateConfirmed: request.isDateConfirmed };
    try {
      const outcome = await sendConfirmed(({ shownTotal, isDateConfirmed }) => {
        const body = toDocumentBody(values, seasonId, shownTotal);
        return submitDocument(origin, { body, firstPayment, isDateConfirmed, baseVersion }, (key, callRequest) =>
          submit(key, callRequest, submission),
        );
      }, confirmed);
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
