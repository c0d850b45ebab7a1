import { type SessionUser, hostPaths } from '@surco/shared/contract';
import { type UserStatus, formatDateTime } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import { HttpError, requireFound } from '../../../core/http/httpError';
import type { HttpExchange } from '../../../core/http/registerRoute';
import { readRequestOrigin } from '../../../core/http/readRequestOrigin';
import { isNewDevice, rememberDevice } from '../../../core/security/knownDevices';
import { readSessionCookie, writeSessionCookie } from '../../../core/security/sessions/sessionCookie';
import { createSession, findSessionUser, replaceSession } from '../../../core/security/sessions/sessionStore';
import type { Services } from '../../services';
import { listSecondFactorMethods } from '../secondFactor/secondFactorStatus';
import type { SignInMethod } from './auditFailedSignIn';
import { lockUserForShare } from './repository';
import { enqueueMail } from '../../../core/mail/enqueueMail';

interface DeviceOwner {
  first_name: string;
  email: string | null;
}

/** Mails the owner of an account about a sign-in from a device that the account has not used before. */
async function notifyNewDevice(
  tx: Tx,
  request: FastifyRequest,
  publicUrl: string,
  { first_name: nombre, email }: DeviceOwner,
): Promise<void> {
  if (!email) return;
  const { address: direccion, device } = readRequestOrigin(request);
  const values = {
    nombre,
    dispositivo: device ?? 'Desconocido',
    direccion,
    fecha: formatDateTime(new Date().toISOString()),
    enlace: `${publicUrl}${hostPaths.restorePassword}`,
  };
  await enqueueMail(tx, { to: email, key: 'session.new-device', values });
}

export interface SignInAccount {
  id: string;
  status: UserStatus;
  password_hash: string | null;
  client_key_hash: string | null;
}

/** T-04: shown after a correct sign-in to an account that is not active. */
const inactiveAccountMessages: Partial<Record<UserStatus, string>> = {
  PENDIENTE: 'Su cuenta está pendiente de aprobación. Recibirá un correo cuando se apruebe.',
  RECHAZADO: 'Su solicitud de acceso no fue aprobada. Comuníquese con un administrador.',
};

/** @throws HttpError 403 when the account is not active */
export function assertActive({ status }: Pick<SignInAccount, 'status'>): void {
  const text = inactiveAccountMessages[status];
  if (status !== 'ACTIVO') throw new HttpError('CUENTA_INACTIVA', text ? { text } : {});
}

/**
 * Creates a session in place of the former one of the browser, with its audit entry, and mails the owner about a new
 * device.
 * @returns the token of the session
 * @throws HttpError 401 when the status or the credentials changed since they were checked, or a second factor was
 * activated: such a change ends the sessions, and none may be opened with the former credentials
 */
async function createVerifiedSession(
  { db, settings }: Services,
  request: FastifyRequest,
  user: SignInAccount,
  method: SignInMethod,
  confirmsIdentity: boolean,
): Promise<string> {
  const former = readSessionCookie(request, settings);
  return withTransaction(db, async (tx) => {
    const current = await lockUserForShare(tx, user.id);
    const isUnchanged =
      current?.status === user.status &&
      current.password_hash === user.password_hash &&
      current.client_key_hash === user.client_key_hash;
    const isSecondStepMissing = method === 'password' && (await listSecondFactorMethods(tx, user.id)).length > 0;
    if (!isUnchanged || isSecondStepMissing) throw new HttpError('SESION_INVALIDA');
    const { id } = user;
    await writeAccessEntry(tx, request, { action: 'SIGN_IN', userId: id, actorId: id, details: { method } });
    if (await isNewDevice(tx, request, settings, id)) await notifyNewDevice(tx, request, settings.publicUrl, current);
    const origin = readRequestOrigin(request);
    const token = await createSession(tx, id, { viaDirectory: method === 'directory', confirmsIdentity, origin });
    if (former) await replaceSession(tx, former, { userId: id, token });
    return token;
  });
}

/** Last step of every sign-in: ends the former session of the browser and creates a new one (T-01). */
export async function openSession(
  services: Services,
  exchange: HttpExchange,
  user: SignInAccount,
  method: SignInMethod,
  confirmsIdentity = false,
): Promise<SessionUser> {
  const { db, settings } = services;
  assertActive(user);
  const { request, reply } = exchange;
  const token = await createVerifiedSession(services, request, user, method, confirmsIdentity);
  writeSessionCookie(reply, settings, token);
  await rememberDevice(db, exchange, settings, user.id);
  return requireFound(await findSessionUser(db, token)).details;
}
