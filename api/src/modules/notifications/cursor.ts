import { sql } from 'kysely';
import type { Notification } from '@surco/shared/contract';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import { toNotification } from './repository';

/**
 * How far somebody has read: a snapshot of the database, and what of the next one was sent already. It travels as the
 * id of each event, `snapshot` or `snapshot+id+id`, so that who comes back gets what is missing and nothing twice.
 */
export interface Cursor {
  snapshot: string;
  sent: readonly string[];
}

const snapshotForm = /^\d+:\d+:[\d,]*$/;
const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const writeCursor = ({ snapshot, sent }: Cursor): string => [snapshot, ...sent].join('+');

/** Null for anything that is no cursor of ours: its sender begins anew. */
export function readCursor(text: string | undefined): Cursor | null {
  const [snapshot = '', ...sent] = text?.split('+') ?? [];
  return snapshotForm.test(snapshot) && sent.length <= 500 && sent.every((id) => idForm.test(id))
    ? { snapshot, sent }
    : null;
}

/** From now on. */
export async function currentCursor(db: Db): Promise<Cursor> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return { snapshot: rows[0]?.snapshot ?? '1:1:', sent: [] };
}

interface Fresh {
  /** Where the reader stands once it has all of them. */
  cursor: Cursor;
  notices: Notification[];
  /** False once the person's account is no longer active. */
  isActive: boolean;
}

type FreshRow = Row<'notifications'> & { snapshot: string; is_active: boolean; has_notice: boolean };

/** What became visible to a person since; one statement, so that rows and snapshot are of the same moment. */
export async function freshNotices(db: Db, userId: string, { snapshot, sent }: Cursor): Promise<Fresh> {
  const { rows } = await sql<FreshRow>`
    select pg_current_snapshot()::text as snapshot, u.status = 'ACTIVO' as is_active, n.id is not null as has_notice, n.*
    from users u left join notifications n on n.user_id = u.id
      and n.created_at > now() - interval '7 days'
      and not pg_visible_in_snapshot(n.tx, ${snapshot}::pg_snapshot)
      and n.id <> all (${`{${sent.join(',')}}`}::uuid[])
    where u.id = ${userId} order by n.created_at, n.id limit 500`.execute(db);
  const [first] = rows;
  return {
    cursor: { snapshot: first?.snapshot ?? snapshot, sent: [] },
    notices: rows.filter(({ has_notice }) => has_notice).map(toNotification),
    isActive: first?.is_active ?? false,
  };
}
