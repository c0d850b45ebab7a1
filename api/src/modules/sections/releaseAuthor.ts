import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../core/http/httpError';
import { readRequestOrigin, type RequestOrigin } from '../../core/http/readRequestOrigin';

/** Who changes the releases: a user, or a team with a token. */
export interface ReleaseAuthor {
  /** The name that the release records. */
  by: string;
  /** Null for the end of a trial that fails. */
  origin: RequestOrigin | null;
  userId: string | null;
  tokenId: string | null;
}

export function readAuthor(request: FastifyRequest): ReleaseAuthor {
  const { user, sectionToken } = request;
  const origin = readRequestOrigin(request);
  if (sectionToken) return { by: sectionToken.team, origin, userId: null, tokenId: sectionToken.id };
  if (!user) throw new HttpError('SESION_INVALIDA');
  const { firstName, lastName } = user.details;
  return { by: `${firstName} ${lastName}`.trim(), origin, userId: user.id, tokenId: null };
}
