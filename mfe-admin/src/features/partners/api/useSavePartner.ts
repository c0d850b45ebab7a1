import type { Partner } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { toRequestBody, type PartnerFormValues } from '../model/formValues';

/** Creates or updates a partner and refreshes the partners and the distributors. */
export function useSavePartner(partner: Partner | null) {
  const { refresh } = useCachePatch();
  return async (values: PartnerFormValues, version: number | undefined): Promise<Partner> => {
    const body = toRequestBody(values);
    const saved =
      partner && version !== undefined
        ? await call('PUT /partners/{id}', { params: { id: partner.id }, body: { ...body, version } })
        : await call('POST /partners', { body });
    void refresh('GET /partners', 'GET /partners/{id}', 'GET /distributors');
    return saved;
  };
}
