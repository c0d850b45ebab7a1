import { useCall, useSession } from '@surco/shared/platform';

/** From whose stock is sold: the consultant's own distributor, or one to choose when it belongs to none. */
export function useDistributor(chosen: string) {
  const own = useSession(({ user }) => user?.distributor);
  const { data } = useCall('GET /distributors', own ? null : {});
  return {
    distributorId: own?.id ?? chosen,
    own: own?.name,
    choices: data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
}

export type Distributor = ReturnType<typeof useDistributor>;
