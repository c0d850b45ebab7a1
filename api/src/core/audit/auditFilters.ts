import { auditActionsByKind, type AuditKind } from '@surco/shared/contract';
import { defaultFormatSettings } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Condition } from '../db/conditions';
import type { FilterTable, ListFilters } from '../db/buildFilterConditions';

const { timeZone } = defaultFormatSettings;

const buildActionCondition = (actions: readonly string[]): Condition => sql`a.action in (${sql.join(actions)})`;

const buildKindCondition = (kind: AuditKind): Condition =>
  kind === 'changes'
    ? sql`not ${buildActionCondition(Object.values(auditActionsByKind).flat())}`
    : buildActionCondition(auditActionsByKind[kind]);

/**
 * The filters of the audit log, on `audit_log` aliased `a`. `from` and `to` are days in the company's time zone, both
 * included.
 */
export const auditFilters: FilterTable<ListFilters<'GET /audit'>> = {
  userId: (id) => sql`a.user_id = ${id}`,
  entity: (entity) => sql`a.entity = ${entity}`,
  entityId: (id) => sql`a.entity_id = ${id}`,
  action: (action) => sql`a.action = ${action}`,
  kind: buildKindCondition,
  from: (day) => sql`a.at >= ${day}::date::timestamp at time zone ${timeZone}`,
  to: (day) => sql`a.at < (${day}::date + 1)::timestamp at time zone ${timeZone}`,
};
