import type { AuditEntry, CallInput } from '@surco/shared/contract';
import { defaultFormats } from '@surco/shared/domain/formats';
import { sql } from 'kysely';
import { orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import { personOrNull } from '../mapping';

interface AuditRow {
  id: string;
  at: Date;
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
  action: string;
  entity: string;
  entity_id: string | null;
  before: unknown;
  after: unknown;
}

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  user: personOrNull(row.user_id, row.first_name, row.last_name),
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  before: row.before,
  after: row.after,
});

const { timeZone } = defaultFormats;

/** The trace of every write, the newest first. `from` and `to` are days where the company is, both included. */
export function listAudit(db: Db, query: CallInput<'GET /audit'>['query']) {
  const where: Condition[] = [];
  if (query.userId) where.push(sql`a.user_id = ${query.userId}`);
  if (query.entity) where.push(sql`a.entity = ${query.entity}`);
  if (query.entityId) where.push(sql`a.entity_id = ${query.entityId}`);
  if (query.action) where.push(sql`a.action = ${query.action}`);
  if (query.from) where.push(sql`a.at >= ${query.from}::date::timestamp at time zone ${timeZone}`);
  if (query.to) where.push(sql`a.at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`);
  const source = {
    base: sql`audit_log a`,
    alias: sql`a`,
    joins: sql`left join users u on u.id = a.user_id`,
    columns: sql`a.*, u.first_name, u.last_name`,
    where,
    order: orderBy(query.sort, { at: sql`a.at` }, '-at', sql`a.id`),
  };
  return readPage(db, query, source, toEntry);
}
