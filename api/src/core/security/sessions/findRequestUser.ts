import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import type { Settings } from '../../settings/settings';
import { readSessionCookie } from './sessionCookie';
import { findSessionUser } from './sessionStore';

/** Returns the user of the session cookie; null without a cookie or when the session has ended. */
export async function findRequestUser(
  request: FastifyRequest,
  { db, settings }: { db: Db; settings: Settings },
): Promise<CurrentUser | null> {
  const token = readSessionCookie(request, settings);
  return token ? findSessionUser(db, token) : null;
}
