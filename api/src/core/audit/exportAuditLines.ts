import { sql } from 'kysely';
import { buildFilterConditions, type ListFilters } from '../db/buildFilterConditions';
import type { Db } from '../db/pool';
import { auditFilters } from './auditFilters';
import { hideValues } from './hideAuditValues';
import type { ValuePath } from './hidingPaths';

/** An audit entry with its position in the hash chain; without one until it is sealed. */
interface ExportedEntry {
  id: string;
  /** With microseconds, so that pages continue where the last one ended. */
  at: string;
  userId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
  /** Where values are hidden that are personal data of an anonymized person; the hash is that of the entry with them. */
  hidden: readonly ValuePath[] | null;
  position: number | null;
  hash: string | null;
}

const pageSize = 1_000;

/**
 * Yields the audit entries that match, oldest first, each as one line of JSON; memory does not grow with their number.
 * Like the list, it hides the personal data of anonymized persons.
 */
export async function* exportAuditLines(db: Db, filters: ListFilters<'GET /audit'> = {}): AsyncGenerator<string> {
  let last: ExportedEntry | undefined;
  for (;;) {
    const conditions = [
      ...buildFilterConditions(filters, auditFilters),
      ...(last ? [sql`(a.at, a.id) > (${last.at}::timestamptz, ${last.id}::uuid)`] : []),
    ];
    const { rows } = await sql<ExportedEntry>`
      select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.user_id as "userId",
        a.action, a.entity, a.entity_id as "entityId", a.before, a.after, h.paths as hidden, c.position, encode(c.hash, 'hex') as hash
      from audit_log a left join audit_chain c on c.entry_id = a.id
      left join audit_hidden_values h on h.entry_id = a.id
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      order by a.at, a.id limit ${pageSize}`.execute(db);
    for (const row of rows) yield `${JSON.stringify(hideValues(row, row.hidden))}\n`;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}
