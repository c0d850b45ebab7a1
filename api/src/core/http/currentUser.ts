import type { SessionUser } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';

/** The signed-in user. Read from the database with every request, so that a change takes effect at once. */
export interface CurrentUser {
  id: string;
  /** Hash of the session's token; never sent to clients. */
  sessionHash: string;
  role: Role;
  distributorId: string | null;
  /** Zones of a coordinator or supervisor. */
  zoneIds: readonly string[];
  /** Whether the session was opened through the company's directory. */
  viaDirectory: boolean;
  /** The response of GET /auth/me. */
  details: SessionUser;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a session. */
    user: CurrentUser | null;
  }
}
