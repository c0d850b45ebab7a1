import { useCall, useSession } from '@surco/shared/platform';
import { toOption } from '@surco/shared/ui/fields';
import { useMemo } from 'react';
import { type FormOrigin, getSourceDocument } from '../model/formOrigin';

/**
 * Distributor whose stock is sold: the document's or the consultant's own, which are fixed, or the selected one.
 * `fixedName` is undefined when the distributor is to be selected among `options`.
 */
export function useDistributor(origin: FormOrigin, selectedId: string) {
  const ownDistributor = useSession((state) => state.user?.distributor);
  const fixed = getSourceDocument(origin)?.distributor ?? ownDistributor;
  const { data } = useCall('GET /distributors', fixed ? null : {});
  return useMemo(
    () => ({
      distributorId: fixed?.id ?? selectedId,
      fixedName: fixed?.name,
      options: data?.map(toOption) ?? [],
    }),
    [fixed, selectedId, data],
  );
}

export type DistributorSelection = ReturnType<typeof useDistributor>;
