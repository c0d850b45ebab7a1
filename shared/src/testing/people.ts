import type { UserDetails } from '../contract';
import type { Role } from '../contract/roles';

/** Somebody of a role, as `GET /auth/me` tells it. */
export const person = (role: Role, more: Partial<UserDetails> = {}): UserDetails => ({
  id: `id-${role}`,
  role,
  distributor: null,
  acceptedTos: true,
  clientKey: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@surco.test',
  ...more,
});
