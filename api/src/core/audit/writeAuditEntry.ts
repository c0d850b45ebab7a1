import { type RawBuilder, sql } from 'kysely';
import { prepareBulkInsert } from '../db/bulkInsert';
import { createOrderedId } from '../db/orderedId';
import type { Tx } from '../db/transaction';
import type { CurrentUser } from '../http/currentUser';

interface AuditEvent {
  action: string;
  entity: string;
  /** Null for a singleton, such as the parameters. */
  entityId: string | null;
  before?: unknown;
  after?: unknown;
}

/** The user; null for the system, such as a job. */
type AuditUser = Pick<CurrentUser, 'id'> | null;

/**
 * Prepares the entries of many events as one statement, so that an import can build it while the database executes
 * another. Every other caller uses `writeAuditEntry` or `writeAuditEntries`.
 */
export const prepareAuditEntries = (user: AuditUser, events: readonly AuditEvent[]): ((tx: Tx) => Promise<void>) =>
  prepareBulkInsert(
    'audit_log',
    events.map(({ action, entity, entityId, before, after }) => ({
      id: createOrderedId(),
      user_id: user?.id ?? null,
      action,
      entity,
      entity_id: entityId,
      before,
      after,
    })),
  );

/** Records many events in the transaction of the write, with one statement. */
export const writeAuditEntries = (tx: Tx, user: AuditUser, events: readonly AuditEvent[]): Promise<void> =>
  prepareAuditEntries(user, events)(tx);

/**
 * Records one event whose record after it has values that the database fills in.
 * @param afterSql the record as JSON text, in SQL
 */
export async function writeFilledAuditEntry(
  tx: Tx,
  user: AuditUser,
  { action, entity, entityId }: Omit<AuditEvent, 'before' | 'after'>,
  afterSql: RawBuilder<string>,
): Promise<void> {
  await sql`insert into audit_log (id, user_id, action, entity, entity_id, after)
    values (${createOrderedId()}, ${user?.id ?? null}, ${action}, ${entity}, ${entityId}, ${afterSql}::jsonb)`.execute(
    tx,
  );
}

/** Records one event with its user and the record before and after, in the transaction of the write. */
export const writeAuditEntry = (tx: Tx, user: AuditUser, event: AuditEvent): Promise<void> =>
  writeAuditEntries(tx, user, [event]);
