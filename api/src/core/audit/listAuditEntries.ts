import type { AuditEntry, CallInput } from '@surco/shared/contract';
import { sql } from 'kysely';
import { buildFilterConditions } from '../db/buildFilterConditions';
import { buildOrder } from '../db/buildOrder';
import { readPage } from '../db/readPage';
import type { Db } from '../db/pool';
import { toUserRefOrNull } from '../db/rowMapping';
import { auditFilters } from './auditFilters';
import { hideErasedData } from './hideErasedData';

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
  is_erased: boolean;
}

const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  user: toUserRefOrNull(row.user_id, row.first_name, row.last_name),
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  before: row.is_erased ? hideErasedData(row.entity, row.before) : row.before,
  after: row.is_erased ? hideErasedData(row.entity, row.after) : row.after,
});

/**
 * Returns a page of audit entries, newest first unless the query sorts otherwise. Personal data is hidden in entries
 * about a customer, or a farmer's account, that was anonymized later (`is_erased`).
 */
export function listAuditEntries(db: Db, query: CallInput<'GET /audit'>['query']) {
  const source = {
    base: sql`audit_log a`,
    alias: sql`a`,
    joins: sql`left join users u on u.id = a.user_id`,
    columns: sql`a.*, u.first_name, u.last_name, exists (select from clients c
      where c.anonymized_at > a.at and c.id::text in
        (a.entity_id::text, a.before #>> '{customer,id}', a.after #>> '{customer,id}'))
      or exists (select from users f
        where f.anonymized_at > a.at and a.entity = 'user' and f.id = a.entity_id) as is_erased`,
    where: buildFilterConditions(query, auditFilters),
    order: buildOrder(query.sort, { at: sql`a.at` }, '-at', sql`a.id`),
  };
  return readPage(db, query, source, toAuditEntry);
}
