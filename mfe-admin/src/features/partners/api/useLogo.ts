import type { Partner } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { toImageForm } from '@surco/shared/ui/image';

/** Sets and removes the logo of a partner, and refreshes what names the distributor. */
export function useLogo(id: string) {
  const { refresh } = useCachePatch();
  const refreshAll = () =>
    void refresh('GET /partners', 'GET /partners/{id}', 'GET /distributors', 'GET /sales/{id}', 'GET /vouchers/{id}');
  const write = async (request: () => Promise<Partner>): Promise<Partner> => {
    const saved = await request();
    refreshAll();
    return saved;
  };
  const params = { id };
  return {
    save: (image: Blob) => write(() => call('PUT /partners/{id}/logo', { params, body: toImageForm(image) })),
    remove: () => write(() => call('DELETE /partners/{id}/logo', { params })),
  };
}
