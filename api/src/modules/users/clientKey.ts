import { randomInt } from 'node:crypto';
import type { CallData } from '@surco/shared/contract';
import { userActions } from '@surco/shared/domain/people';
import type { Db } from '../../db/pool';
import { transaction } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, found, refuse } from '../../http/failure';
import { endSessionsOf } from '../../plugins/session/store';
import { hashSecret } from '../session/password';
import { sameVersion } from '../versioned';
import { findUser } from './repository';
import { changeUser, holdUser } from './service';

/** Read aloud over the telephone: no letter that is taken for a digit. 15 of them are 75 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const group = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
const newKey = (): string => [group(), group(), group()].join('-');

/**
 * A farmer's key, told this once: only its digest is kept. The former one stops working and whoever is signed in with
 * it is signed out. Not repeatable by Idempotency-Key, as the answer is a secret and is not kept.
 */
export async function giveClientKey(
  db: Db,
  actor: CurrentUser,
  id: string,
  version: number | undefined,
): Promise<CallData<'POST /users/{id}/client-key'>> {
  found(await findUser(db, actor, id));
  const clientKey = newKey();
  const digest = await hashSecret(clientKey);
  return transaction(db, async (tx) => {
    const before = await holdUser(tx, actor, id);
    sameVersion(before, version);
    if (!userActions({ actor, user: before }).clientKey)
      throw new Failure('TRANSICION_INVALIDA', { text: 'La clave de cliente es solo para agricultores activos.' });
    if (!before.phone) refuse([{ path: 'phone', message: 'Escriba antes el teléfono del agricultor.' }]);
    const change = { client_key_hash: digest, client_key_hint: clientKey.slice(-4) };
    const user = await changeUser(tx, actor, before, 'CLIENT_KEY', change, () => endSessionsOf(tx, id));
    return { clientKey, user };
  });
}
