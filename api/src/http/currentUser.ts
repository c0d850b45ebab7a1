import type { UserDetails } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';

/** Who makes the request, as its session proves; read anew with every request, so that a change takes effect at once. */
export interface CurrentUser {
  id: string;
  role: Role;
  distributorId: string | null;
  /** Zones of a coordinator or supervisor. */
  zoneIds: readonly string[];
  /** What GET /auth/me answers. */
  details: UserDetails;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a session. */
    user: CurrentUser | null;
  }
}
