import type { Partner } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { bodyOf, type PartnerDraft } from '../model/draft';

/** Writes a partner; the lists and whoever chooses among distributors see it at once. */
export function useSavePartner(partner: Partner | null) {
  const { refresh } = useCachePatch();
  return async (draft: PartnerDraft, version: number | undefined): Promise<Partner> => {
    const body = bodyOf(draft);
    const saved =
      partner && version !== undefined
        ? await call('PUT /partners/{id}', { params: { id: partner.id }, body: { ...body, version } })
        : await call('POST /partners', { body });
    void refresh('GET /partners', 'GET /partners/{id}', 'GET /distributors');
    return saved;
  };
}
