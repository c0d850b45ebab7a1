import type { User } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { session, useSession } from '@surco/shared/platform';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** E-06: a person is shown by the full name. */
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim();

const NOBODY: { id: string; role: Role } = { id: '', role: 'Farmer' };

/** Who acts: what the rules of `shared/domain/people` ask beside the user acted upon. */
export const useActor = (): { id: string; role: Role } => useSession((state) => state.user) ?? NOBODY;

/** The own name stands in the person's menu as well. */
export function renameSession({ id, firstName, lastName }: Person & Pick<User, 'id'>): void {
  const { user } = session.get();
  if (user?.id === id) session.setUser({ ...user, firstName, lastName });
}
