import type { FastifyRequest } from 'fastify';
import { Failure } from '../../core/http/httpError';

/** Who changes the releases: a user, or a team with a token. */
export interface ReleaseAuthor {
  /** The name that the release records. */
  by: string;
  /** IP address of the request. */
  address: string;
  userId: string | null;
  tokenId: string | null;
}

export function readAuthor({ user, sectionToken, ip: address }: FastifyRequest): ReleaseAuthor {
  if (sectionToken) return { by: sectionToken.team, address, userId: null, tokenId: sectionToken.id };
  if (!user) throw new Failure('SESION_INVALIDA');
  const { firstName, lastName } = user.details;
  return { by: `${firstName} ${lastName}`.trim(), address, userId: user.id, tokenId: null };
}
