import type { CallInput, LegalAcceptance, LegalTextVersion } from '@surco/shared/contract';
import type { LegalTextKind } from '@surco/shared/domain';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { customerNameSql } from '../../core/db/nameSql';
import { buildOrder } from '../../core/db/buildOrder';
import type { Db } from '../../core/db/pool';
import { type ListSource, readPage } from '../../core/db/readPage';
import { toNamedRefOrNull, toUserRefOrNull } from '../../core/db/rowMapping';

interface PersonColumns {
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
}

interface VersionRow extends PersonColumns {
  id: string;
  kind: LegalTextKind;
  version: string;
  text: string;
  published_at: Date;
  is_current: boolean;
  acceptances: number;
}

const toVersion = (row: VersionRow): LegalTextVersion => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  text: row.text,
  publishedAt: row.published_at.toISOString(),
  publishedBy: toUserRefOrNull(row.user_id, row.first_name, row.last_name),
  isCurrent: row.is_current,
  acceptances: row.acceptances,
});

const versionFilters: FilterTable<ListFilters<'GET /legal-texts/versions'>> = { kind: (kind) => sql`t.kind = ${kind}` };

/** Returns one page of the published versions, each with the number of people who accepted it. */
export function listLegalTextVersions(db: Db, query: CallInput<'GET /legal-texts/versions'>['query']) {
  const source = {
    base: sql`legal_texts t`,
    joins: sql`left join users u on u.id = t.published_by`,
    columns: sql`t.*, u.id as user_id, u.first_name, u.last_name,
      t.published_at = (select max(published_at) from legal_texts where kind = t.kind) as is_current,
      (select count(distinct coalesce(user_id, customer_id)) from legal_acceptances a
        where a.kind = t.kind and a.version = t.version) as acceptances`,
    where: buildFilterConditions(query, versionFilters),
    order: buildOrder(query.sort, { publishedAt: sql`t.published_at` }, '-publishedAt', sql`t.id`),
    map: toVersion,
  };
  return readPage(db, query, source);
}

interface AcceptanceRow extends PersonColumns {
  id: string;
  kind: LegalTextKind;
  version: string;
  customer_id: string | null;
  customer_name: string | null;
  accepted_at: Date;
}

const toAcceptance = (row: AcceptanceRow): LegalAcceptance => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  user: toUserRefOrNull(row.user_id, row.first_name, row.last_name),
  customer: toNamedRefOrNull(row.customer_id, row.customer_name),
  acceptedAt: row.accepted_at.toISOString(),
});

const acceptanceFilters: FilterTable<ListFilters<'GET /legal-texts/acceptances'>> = {
  kind: (kind) => sql`a.kind = ${kind}`,
  version: (version) => sql`a.version = ${version}`,
  userId: (id) => sql`a.user_id = ${id}`,
  customerId: (id) => sql`a.customer_id = ${id}`,
};

type AcceptanceQuery = CallInput<'GET /legal-texts/acceptances'>['query'];

/** The acceptances that a query selects: user or customer, and version. */
export const buildAcceptanceListSource = (query: AcceptanceQuery): ListSource<AcceptanceRow, LegalAcceptance> => ({
  base: sql`legal_acceptances a`,
  joins: sql`left join users u on u.id = a.user_id left join customers c on c.id = a.customer_id`,
  columns: sql`a.*, u.first_name, u.last_name, ${customerNameSql} as customer_name`,
  where: buildFilterConditions(query, acceptanceFilters),
  order: buildOrder(query.sort, { acceptedAt: sql`a.accepted_at` }, '-acceptedAt', sql`a.id`),
  map: toAcceptance,
});

/** Returns one page of {@link buildAcceptanceListSource}. */
export const listLegalAcceptances = (db: Db, query: AcceptanceQuery) =>
  readPage(db, query, buildAcceptanceListSource(query));
