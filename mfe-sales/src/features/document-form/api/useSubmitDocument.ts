import { ApiError, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import type { FormDraft } from '@surco/shared/ui/draft';
import { getSalePath, getVoucherPath } from '../../../paths';
import { RECORD_CALLS, SALE_LIST_CALLS, STOCK_CALLS, VOUCHER_LIST_CALLS } from '../../../common/model/affectedCalls';
import { getTabPath } from '../../../common/model/tabs';
import { toDocumentBody } from '../model/toDocumentBody';
import type { DisplayNames, DocumentFormValues } from '../model/formValues';
import { getDocumentKind, type FormOrigin } from '../model/formOrigin';
import { mapErrorsToProducts } from '../model/validateDocumentForm';
import { getModeTexts } from '../texts';
import { submitDocument } from './submitDocument';

/** All calls affected by writing a document. */
const AFFECTED_CALLS = [...SALE_LIST_CALLS, ...VOUCHER_LIST_CALLS, ...RECORD_CALLS, ...STOCK_CALLS] as const;

const recordPathPrefix = { sale: getSalePath(''), voucher: getVoucherPath('') } as const;

interface SubmitRequest {
  values: DocumentFormValues;
  seasonId: string;
  version: number;
  names: DisplayNames;
  /** Label shown while it waits to be sent. */
  label: string;
}

/** Submits the document and returns the next path: its page, or the list while offline. */
export function useSubmitDocument(origin: FormOrigin, submit: FormDraft<DocumentFormValues>['submit']) {
  const { refresh } = useCachePatch();
  const kind = getDocumentKind(origin.mode);
  return async ({ values, seasonId, version, names, label }: SubmitRequest): Promise<string> => {
    const body = toDocumentBody(values, seasonId);
    const about = {
      values: { ...values, names, version: values.version === null ? null : version },
      label,
      record: recordPathPrefix[kind],
      refreshes: AFFECTED_CALLS,
    };
    try {
      const outcome = await submitDocument(origin, body, version, (key, request) => submit(key, request, about));
      if (outcome.state === 'pending') return getTabPath(kind);
      void refresh(...AFFECTED_CALLS);
      showSuccessToast(getModeTexts(origin.mode).saved(outcome.data.folio));
      return `${recordPathPrefix[kind]}${outcome.data.id}`;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) void refresh(...STOCK_CALLS, 'GET /seasons', 'GET /clients');
      throw new ApiError(
        error.message,
        error.status,
        error.code,
        mapErrorsToProducts(error.details, body.lines),
        error.data,
      );
    }
  };
}
