import { insertRows } from '../db/bulkInsert';
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

/** Records many events in the transaction of the write, with one statement. */
export const writeAuditEntries = (tx: Tx, user: AuditUser, events: readonly AuditEvent[]): Promise<void> =>
  insertRows(
    tx,
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

/** Records one event with its user and the record before and after, in the transaction of the write. */
export const writeAuditEntry = (tx: Tx, user: AuditUser, event: AuditEvent): Promise<void> =>
  writeAuditEntries(tx, user, [event]);
