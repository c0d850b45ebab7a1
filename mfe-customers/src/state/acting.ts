import type { UserDetails } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { useSession } from '@surco/shared/platform';

const NOBODY: Role = 'Farmer';

/** Who acts: what the rules of `shared/domain/people` ask beside the customer. */
export const useActor = (): Pick<UserDetails, 'role'> => {
  const role = useSession((state) => state.user?.role) ?? NOBODY;
  return { role };
};
