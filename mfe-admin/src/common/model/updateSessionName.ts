import type { User } from '@surco/shared/contract';
import { session } from '@surco/shared/platform';

/** Updates the name that the user menu shows when the saved user is the signed-in one. */
export function updateSessionName({ id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>): void {
  const { user } = session.get();
  if (user?.id === id) session.setUser({ ...user, firstName, lastName });
}
