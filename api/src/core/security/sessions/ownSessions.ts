import type { CallData } from '@surco/shared/contract';
import { formatNetworkAddress } from '@surco/shared/domain';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { isNotExpired } from './sessionStore';

/** Returns the open sessions of a user: the one of this request first, then the last used ones. */
export async function listOwnSessions(
  db: Db,
  { id, sessionHash }: Pick<CurrentUser, 'id' | 'sessionHash'>,
): Promise<CallData<'GET /users/me/sessions'>> {
  const rows = await db
    .selectFrom('sessions as s')
    .select(['s.id', 's.id_hash', 's.device', 's.address', 's.created_at', 's.last_seen_at'])
    .where('s.user_id', '=', id)
    .where(isNotExpired)
    .orderBy('s.last_seen_at', 'desc')
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address && formatNetworkAddress(row.address),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.id_hash === sessionHash,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

const endedColumns = ['device', 'address'] as const;

/** Ends one session of a user. @returns undefined when the user has no such session */
export const endOwnSession = (tx: Tx, { id }: Pick<CurrentUser, 'id'>, sessionId: string) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('id', '=', sessionId)
    .returning(endedColumns)
    .executeTakeFirst();

/** Ends every session of a user but the one of this request. @returns the ended ones */
export const endOtherSessions = (tx: Tx, { id, sessionHash }: Pick<CurrentUser, 'id' | 'sessionHash'>) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('id_hash', '<>', sessionHash)
    .returning(endedColumns)
    .execute();
