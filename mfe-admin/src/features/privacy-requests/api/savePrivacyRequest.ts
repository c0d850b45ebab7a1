import type { PrivacyRequest } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import type { PrivacyRequestFormValues } from '../model/formValues';

/** Registers a request, or updates the given one; `version` is that of the stored record. @throws ApiError */
export const savePrivacyRequest = (
  request: PrivacyRequest | null,
  values: PrivacyRequestFormValues,
  version: number | undefined,
): Promise<PrivacyRequest> =>
  request && version !== undefined
    ? call('PUT /privacy-requests/{id}', { params: { id: request.id }, body: { ...values, version } })
    : call('POST /privacy-requests', { body: values });
