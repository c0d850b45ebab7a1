import type { User } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { session, useSession } from '@surco/shared/platform';

const NOBODY: { id: string; role: Role } = { id: '', role: 'Farmer' };

/** Who acts: what the rules of `shared/domain/people` ask beside the user acted upon. */
export const useActor = (): { id: string; role: Role } => useSession((state) => state.user) ?? NOBODY;

/** The own name stands in the person's menu as well. */
export function renameSession({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): void {
  const { user } = session.get();
  if (user?.id === id) session.setUser({ ...user, firstName, lastName });
}
