import { useCall, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import { type FormOrigin, getSourceDocument } from '../model/formOrigin';

/** Distributor whose stock is sold: the document's, the consultant's own, or the chosen one. */
export function useDistributor(origin: FormOrigin, chosen: string) {
  const user = useSession((state) => state.user?.distributor);
  const own = getSourceDocument(origin)?.distributor ?? user;
  const { data } = useCall('GET /distributors', own ? null : {});
  return useMemo(
    () => ({
      distributorId: own?.id ?? chosen,
      own: own?.name,
      choices: data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    }),
    [own, chosen, data],
  );
}

export type DistributorSelection = ReturnType<typeof useDistributor>;
