import { useCall, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import { type Origin, sourceOf } from '../model/origin';

/** From whose stock is sold: the document's, the consultant's own, or one to choose when it belongs to none. */
export function useDistributor(origin: Origin, chosen: string) {
  const user = useSession((state) => state.user?.distributor);
  const own = sourceOf(origin)?.distributor ?? user;
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

export type Distributor = ReturnType<typeof useDistributor>;
