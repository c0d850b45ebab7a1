import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { HttpError } from '../http/httpError';
import { sha256 } from '../sha256';
import { limitByAddress } from './rateLimit/rateLimitPolicies';
import type { RateLimiter } from './rateLimit/rateLimiter';

/** The publishing token that authorizes a request. */
export interface SectionTokenGrant {
  id: string;
  team: string;
  /** Names of the sections that it may publish. */
  sections: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the request has a session instead. */
    sectionToken: SectionTokenGrant | null;
  }
}

/** Begins every token, so that scanners find one that was stored in a repository. */
const tokenPrefix = 'surco_pub_';

export const createSectionToken = (): string => tokenPrefix + randomBytes(32).toString('base64url');

/** A token has 256 random bits, so that a plain hash cannot be reversed. */
export const hashSectionToken = (token: string): string => sha256(token);

/** The value of `Authorization: Bearer …`; undefined without that header. */
export const readBearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Notes that a valid token is used, and returns it. @throws HttpError 401 */
async function recordTokenUse(db: Db, token: string): Promise<SectionTokenGrant> {
  const row = await db
    .updateTable('section_tokens')
    .set({ last_used_at: sql`now()` })
    .where('token_hash', '=', hashSectionToken(token))
    .where('revoked_at', 'is', null)
    .returning(['id', 'team', 'sections'])
    .executeTakeFirst();
  if (!row) throw new HttpError('TOKEN_PUBLICACION');
  return row;
}

const readSectionName = ({ params }: FastifyRequest): string | undefined =>
  typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : undefined;

/**
 * Sets the token of the request, and notes its use.
 * @throws HttpError 401 for a token that is unknown or revoked, 429 after many of them from one IP address, 403 for a
 * section that the token may not publish
 */
export async function authorizeSectionToken(
  request: FastifyRequest,
  { db, rateLimiter }: { db: Db; rateLimiter: RateLimiter },
): Promise<void> {
  const grant = await rateLimiter.limitFailures([limitByAddress('section-token', request)], () =>
    recordTokenUse(db, readBearerToken(request) ?? ''),
  );
  const name = readSectionName(request);
  if (name !== undefined && !grant.sections.includes(name))
    throw new HttpError('PERMISO_DENEGADO', {
      text: `El token de ${grant.team} no puede publicar ${name}. Solicite a un administrador uno que lo permita.`,
    });
  request.sectionToken = grant;
}
