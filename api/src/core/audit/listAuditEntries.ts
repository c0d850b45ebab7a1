import type { AuditEntry, CallInput } from '@surco/shared/contract';
import { sql } from 'kysely';
import { buildFilterConditions } from '../db/buildFilterConditions';
import { buildOrder } from '../db/buildOrder';
import { type ListSource, readPage } from '../db/readPage';
import type { Db } from '../db/pool';
import { toUserRefOrNull } from '../db/rowMapping';
import { auditFilters } from './auditFilters';
import { hideValues } from './hideAuditValues';
import type { ValuePath } from './hidingPaths';

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
  hidden: readonly ValuePath[] | null;
}

const toAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  user: toUserRefOrNull(row.user_id, row.first_name, row.last_name),
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  ...hideValues({ before: row.before, after: row.after }, row.hidden),
});

type AuditQuery = CallInput<'GET /audit'>['query'];

/**
 * The audit entries that a query selects, newest first unless it sorts otherwise, without the values that are personal
 * data of anonymized persons.
 */
export const buildAuditListSource = (query: AuditQuery): ListSource<AuditRow, AuditEntry> => ({
  base: sql`audit_log a`,
  joins: sql`left join users u on u.id = a.user_id left join audit_hidden_values h on h.entry_id = a.id`,
  columns: sql`a.*, u.first_name, u.last_name, h.paths as hidden`,
  where: buildFilterConditions(query, auditFilters),
  order: buildOrder(query.sort, { at: sql`a.at` }, '-at', sql`a.id`),
  map: toAuditEntry,
});

/** Returns a page of {@link buildAuditListSource}. */
export const listAuditEntries = (db: Db, query: AuditQuery) => readPage(db, query, buildAuditListSource(query));
