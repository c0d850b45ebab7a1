import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { Role } from '@surco/shared/domain';
import type { Visitor } from '@surco/shared/federation/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The user of a request's session cookie. */
export interface SignedInUser {
  id: string;
  role: Role;
}

const visitorCookie = 'surco-visitor';
const visitorIdPattern = /^[\da-f-]{36}$/;
const monthSeconds = 30 * 24 * 3600;

/** A cookie distinguishes visitors who are signed out; it is set only while there is a trial by percentage or role. */
export function identifyVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  user: SignedInUser | null,
  hasTrial: boolean,
): Visitor {
  if (user) return user;
  if (!hasTrial) return { id: '', role: null };
  const known = request.cookies[visitorCookie];
  const id = known && visitorIdPattern.test(known) ? known : randomUUID();
  if (id !== known)
    reply.setCookie(visitorCookie, id, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: monthSeconds });
  return { id, role: null };
}
