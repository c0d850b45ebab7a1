import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { Role } from '@surco/shared/contract/roles';
import type { Person } from '@surco/shared/federation/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who a request's session cookie proves to be. */
export interface SignedIn {
  id: string;
  role: Role;
}

const NAME = 'surco-visitor';
const KNOWN = /^[\da-f-]{36}$/;
const MONTH = 30 * 24 * 3600;

/** Somebody signed out is told apart by a cookie, which is set only where it decides something. */
export function visitor(request: FastifyRequest, reply: FastifyReply, who: SignedIn | null, trial: boolean): Person {
  if (who) return who;
  if (!trial) return { id: '', role: null };
  const known = request.cookies[NAME];
  const id = known && KNOWN.test(known) ? known : randomUUID();
  if (id !== known) reply.setCookie(NAME, id, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: MONTH });
  return { id, role: null };
}
