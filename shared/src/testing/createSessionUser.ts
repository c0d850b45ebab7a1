import type { SessionUser } from '../contract';
import type { Role } from '../domain/users/roles';

/** Creates a signed-in user of a role, as `GET /auth/me` returns it. */
export const createSessionUser = (role: Role, more: Partial<SessionUser> = {}): SessionUser => ({
  id: `id-${role}`,
  role,
  distributor: null,
  acceptedTos: true,
  secondFactorPending: false,
  clientKey: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@surco.test',
  zoneIds: [],
  hasSingleDistributor: role === 'Consultant',
  ...more,
});
