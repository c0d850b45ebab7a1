import type { ErrorCode } from '@surco/shared/contract/errors';
import { normalisePhone } from '@surco/shared/domain/phone';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserDetails } from '@surco/shared/contract';
import type { UserStatus } from '@surco/shared/contract/statuses';
import type { Db } from '../../db/pool';
import { transaction } from '../../db/transaction';
import { Failure, found } from '../../http/failure';
import type { Services } from '../../http/services';
import { attempt } from '../../plugins/attempts';
import { dropCookie, readCookie, writeCookie } from '../../plugins/session/cookie';
import { createSession, endSession, findSession } from '../../plugins/session/store';
import { readClientKey } from './clientKey';
import { provePerson } from './directory';
import { signInAllowances } from './limits';
import { verifySecret } from './password';
import { farmerByPhone, heldUser, userByEmail, userOfDirectory } from './repository';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Candidate {
  id: string;
  status: UserStatus;
  password_hash: string | null;
  client_key_hash: string | null;
}

/** T-04: what is said, once it has proved who it is, to somebody whose account is not active. */
const waiting: Partial<Record<UserStatus, string>> = {
  PENDIENTE: 'Su cuenta está pendiente de aprobación. Recibirá un correo cuando se apruebe.',
  RECHAZADO: 'Su solicitud de acceso no fue aprobada. Comuníquese con un administrador.',
};

function checkActive({ status }: Candidate): void {
  const text = waiting[status];
  if (status !== 'ACTIVO') throw new Failure('CUENTA_INACTIVA', text ? { text } : {});
}

/** Known or unknown, a wrong secret gives the same answer after the same time. */
async function proven<T extends Candidate>(
  user: T | undefined,
  digest: string | null | undefined,
  secret: string,
  code: ErrorCode,
): Promise<T> {
  const fits = await verifySecret(digest, secret);
  if (!user || !fits) throw new Failure(code);
  return user;
}

/** A password that is changed ends every session: also the one that was being opened with the former one. */
async function beginSession(db: Db, user: Candidate): Promise<string> {
  return transaction(db, async (tx) => {
    const now = await heldUser(tx, user.id);
    const same =
      now?.status === user.status &&
      now.password_hash === user.password_hash &&
      now.client_key_hash === user.client_key_hash;
    if (!same) throw new Failure('SESION_INVALIDA');
    return createSession(tx, user.id);
  });
}

/** Ends the session the browser came with and begins a new one (T-01). */
async function open({ db, settings }: Services, { request, reply }: Exchange, user: Candidate): Promise<UserDetails> {
  checkActive(user);
  const former = readCookie(request, settings);
  if (former) await endSession(db, former);
  const token = await beginSession(db, user);
  writeCookie(reply, settings, token);
  return found(await findSession(db, token)).details;
}

export function signInByPassword(services: Services, exchange: Exchange, email: string, password: string) {
  const { db } = services;
  return attempt(db, signInAllowances(email, exchange.request), async () => {
    const user = await userByEmail(db, email);
    return open(services, exchange, await proven(user, user?.password_hash, password, 'CREDENCIALES_INVALIDAS'));
  });
}

export function signInByClientKey(services: Services, exchange: Exchange, phone: string, clientKey: string) {
  const { db } = services;
  const number = normalisePhone(phone) ?? phone;
  return attempt(db, signInAllowances(number, exchange.request), async () => {
    const user = await farmerByPhone(db, number);
    return open(
      services,
      exchange,
      await proven(user, user?.client_key_hash, readClientKey(clientKey), 'CLAVE_CLIENTE_INVALIDA'),
    );
  });
}

/** the segment of the address is configuration; any other is not found. */
export function signInByDirectory(services: Services, exchange: Exchange, product: string, msToken: string) {
  const { db, settings } = services;
  if (product !== settings.sso.product) throw new Failure('NO_ENCONTRADO');
  return attempt(db, signInAllowances(null, exchange.request), async () => {
    const user = await userOfDirectory(db, await provePerson(msToken, settings));
    if (!user) throw new Failure('CUENTA_DESCONOCIDA');
    return open(services, exchange, user);
  });
}

/** also fine without a session. */
export async function signOut({ db, settings }: Services, { request, reply }: Exchange): Promise<null> {
  const token = readCookie(request, settings);
  if (token) await endSession(db, token);
  dropCookie(reply, settings);
  return null;
}
