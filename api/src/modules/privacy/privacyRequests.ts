import type { CallInput, PrivacyRequest } from '@surco/shared/contract';
import { getAnswerDueDate, getExecutionDueDate, isPrivacyRequestResolved } from '@surco/shared/domain';
import { sql } from 'kysely';
import { changedBy } from '../../core/db/recordColumns';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { buildContainsCondition } from '../../core/db/conditions';
import type { Row } from '../../core/db/schema/database';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildOrder } from '../../core/db/buildOrder';
import type { Db } from '../../core/db/pool';
import type { ListSource } from '../../core/db/readPage';
import { mapRecordMetadata } from '../../core/db/rowMapping';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { assertNoFieldErrors, requireFound } from '../../core/http/httpError';

type Body = CallInput<'POST /privacy-requests'>['body'];

const toPrivacyRequest = (row: Row<'privacy_requests'>): PrivacyRequest => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  applicant: row.applicant,
  contact: row.contact,
  details: row.details,
  receivedOn: row.received_on,
  dueOn: row.due_on,
  resolution: row.resolution,
  resolvedOn: row.resolved_on,
  effectiveBy: row.effective_by,
  ...mapRecordMetadata(row),
});

/** The audit log stores no personal data of the applicant, because it could not be erased there. */
const toAuditRecord = ({ kind, status, receivedOn, dueOn, resolvedOn }: PrivacyRequest) => ({
  kind,
  status,
  receivedOn,
  dueOn,
  resolvedOn,
});

const createFilters = (today: string): FilterTable<ListFilters<'GET /privacy-requests'>> => ({
  search: (text) => buildContainsCondition(sql`r.search_text`, text),
  kind: (kind) => sql`r.kind = ${kind}`,
  status: (status) => sql`r.status = ${status}`,
  overdue: (overdue) => sql`(r.resolved_on is null and r.due_on < ${today}::date) = ${overdue}`,
});

/**
 * Returns the requests whose contact has one of the person's phone numbers or e-mails. A name alone does not link them,
 * because two people may share it.
 */
export async function findPrivacyRequestsOf(
  db: Db,
  contacts: readonly { phone?: string | undefined; email?: string | null | undefined }[],
): Promise<PrivacyRequest[]> {
  const phones = contacts.flatMap(({ phone }) => phone ?? []);
  const emails = contacts.flatMap(({ email }) => email ?? []);
  const rows = await db
    .selectFrom('privacy_requests as r')
    .selectAll('r')
    .where(
      sql<boolean>`exists (select from unnest(${phones}::text[]) phone
          where strpos(regexp_replace(r.contact, '\\D', '', 'g'), phone) > 0)
        or exists (select from unnest(${emails}::text[]) email where strpos(lower(r.contact), lower(email)) > 0)`,
    )
    .orderBy('r.received_on')
    .orderBy('r.id')
    .execute();
  return rows.map(toPrivacyRequest);
}

/** The part of the ARCO register that a query selects. */
export const buildPrivacyRequestListSource = (
  query: CallInput<'GET /privacy-requests'>['query'],
  today: string,
): ListSource<Row<'privacy_requests'>, PrivacyRequest> => ({
  base: sql`privacy_requests r`,
  joins: sql``,
  columns: sql`r.*`,
  where: buildFilterConditions(query, createFilters(today)),
  order: buildOrder(query.sort, { dueOn: sql`r.due_on`, receivedOn: sql`r.received_on` }, 'dueOn', sql`r.id`),
  map: toPrivacyRequest,
});

/** The columns of a request. The day of its resolution does not change while it stays resolved. */
const toColumns = (body: Body, previousResolvedOn: string | null, today: string) => {
  const resolvedOn = isPrivacyRequestResolved(body.status) ? (previousResolvedOn ?? today) : null;
  return {
    kind: body.kind,
    status: body.status,
    applicant: body.applicant,
    contact: body.contact,
    details: body.details,
    received_on: body.receivedOn,
    due_on: getAnswerDueDate(body.receivedOn),
    resolution: resolvedOn === null ? null : body.resolution,
    resolved_on: resolvedOn,
    effective_by: resolvedOn !== null && body.status === 'PROCEDENTE' ? getExecutionDueDate(resolvedOn) : null,
  };
};

const assertNotReceivedInFuture = ({ receivedOn }: Body, today: string): void =>
  assertNoFieldErrors(
    receivedOn > today ? [{ path: 'receivedOn', message: 'La fecha de recepción no puede ser futura.' }] : [],
  );

/**
 * Registers a request.
 * @param today `YYYY-MM-DD`: the latest day of reception, and the day of the resolution when it is resolved at once
 * @throws HttpError 400 for a reception in the future
 */
export async function createPrivacyRequest(
  tx: Tx,
  user: CurrentUser,
  body: Body,
  today: string,
): Promise<PrivacyRequest> {
  assertNotReceivedInFuture(body, today);
  const row = await tx
    .insertInto('privacy_requests')
    .values({ ...toColumns(body, null, today), created_by: user.id, updated_by: user.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  const created = toPrivacyRequest(row);
  const event = { action: 'CREATE', entity: 'privacy-request', entityId: created.id };
  await writeAuditEntry(tx, user, { ...event, after: toAuditRecord(created) });
  return created;
}

/**
 * Changes or resolves a request.
 * @throws HttpError 404 when there is none, 409 for another version, 400 for a reception in the future
 */
export async function updatePrivacyRequest(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /privacy-requests/{id}'>['body'],
  today: string,
): Promise<PrivacyRequest> {
  const locked = await tx
    .selectFrom('privacy_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const before = toPrivacyRequest(requireFound(locked));
  assertVersion(before, version);
  assertNotReceivedInFuture(body, today);
  const row = await tx
    .updateTable('privacy_requests')
    .set({
      ...toColumns(body, before.resolvedOn, today),
      ...changedBy(user.id),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = toPrivacyRequest(row);
  const event = { action: 'UPDATE', entity: 'privacy-request', entityId: id };
  await writeAuditEntry(tx, user, { ...event, before: toAuditRecord(before), after: toAuditRecord(after) });
  return after;
}
