import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { CallInput, Paper, PaperLink } from '@surco/shared/contract';
import { getParameterValue, paperLinkParameter } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { toIsoOrNull, toUserRefOrNull } from '../../core/db/rowMapping';
import type { Row } from '../../core/db/schema/database';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound } from '../../core/http/httpError';
import { sha256 } from '../../core/sha256';
import type { Settings } from '../../core/settings/settings';
import { readParameters } from '../parameters';

const dayMs = 86_400_000;

export type PaperReference = Omit<CallInput<'POST /links'>['body'], 'customerId'>;

/** Secret without the key of the server; derived from the id, so that the QR of the next PDF can lead to it again. */
const createToken = ({ encryptionKey }: Pick<Settings, 'encryptionKey'>, id: string): string => {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'surco paper links', 32));
  return createHmac('sha256', key).update(id).digest('base64url');
};

export const buildPaperUrl = ({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string =>
  `${publicUrl}/p/${token}`;

const selectLinks = (db: Db) =>
  db
    .selectFrom('paper_links as l')
    .innerJoin('users as creator', 'creator.id', 'l.created_by')
    .leftJoin('users as revoker', 'revoker.id', 'l.revoked_by')
    .selectAll('l')
    .select(['creator.first_name as creator_first_name', 'creator.last_name as creator_last_name'])
    .select(['revoker.first_name as revoker_first_name', 'revoker.last_name as revoker_last_name'])
    .select(sql<boolean>`l.expires_at <= now()`.as('is_expired'));

type LinkRow = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>;

const getState = ({ revoked_at, is_expired }: LinkRow): PaperLink['state'] => {
  if (revoked_at) return 'REVOCADO';
  return is_expired ? 'VENCIDO' : 'VIGENTE';
};

/**
 * The link as a user may see it: of a statement, which has only the documents of its creator's scope, without the address
 * for anyone else.
 */
function toPaperLink(settings: Settings, row: LinkRow, user: CurrentUser): PaperLink {
  const token = createToken(settings, row.id);
  const mayOpen = row.kind !== 'statement' || row.created_by === user.id;
  return {
    id: row.id,
    kind: row.kind,
    seasonId: row.season_id,
    from: row.from_date,
    to: row.to_date,
    url: mayOpen && sha256(token) === row.token_hash ? buildPaperUrl(settings, token) : null,
    state: getState(row),
    createdAt: row.created_at.toISOString(),
    createdBy: { id: row.created_by, firstName: row.creator_first_name, lastName: row.creator_last_name },
    expiresAt: row.expires_at.toISOString(),
    revokedAt: toIsoOrNull(row.revoked_at),
    revokedBy: toUserRefOrNull(row.revoked_by, row.revoker_first_name, row.revoker_last_name),
    firstOpenedAt: toIsoOrNull(row.first_opened_at),
    lastOpenedAt: toIsoOrNull(row.last_opened_at),
    openCount: row.open_count,
  };
}

const auditedEntities = {
  sale: 'sale',
  voucher: 'voucher',
  receipt: 'voucher',
  statement: 'client',
  simulation: 'simulation',
} as const;

type AuditedLink = Pick<Row<'paper_links'>, 'id' | 'kind' | 'record_id' | 'expires_at'>;

/** Records what happened to a link with the record that it shows; a receipt is one of its DKbono. */
async function auditLink(tx: Tx, user: CurrentUser | null, action: string, link: AuditedLink): Promise<void> {
  const payment =
    link.kind === 'receipt'
      ? await tx.selectFrom('payments').select('voucher_id').where('id', '=', link.record_id).executeTakeFirst()
      : undefined;
  await writeAuditEntry(tx, user, {
    action,
    entity: auditedEntities[link.kind],
    entityId: payment?.voucher_id ?? link.record_id,
    after: { link: link.id, kind: link.kind, expiresAt: link.expires_at.toISOString() },
  });
}

interface LinkServices {
  db: Db;
  settings: Settings;
}

export const findPaperLink = async (db: Db, id: string) => selectLinks(db).where('l.id', '=', id).executeTakeFirst();

/** Days that a new link is valid. */
const readLinkDays = async (db: Db): Promise<number> => getParameterValue(await readParameters(db), paperLinkParameter);

const linkedTables = { sale: 'sales', voucher: 'vouchers', statement: 'customers', simulation: 'simulations' } as const;

/**
 * Waits for a change of the record's customer, which ends or moves its links, and lets none begin until the transaction
 * ends.
 * @throws HttpError 404 when the record is gone
 */
async function lockLinkedRecord(tx: Tx, { kind, id }: Pick<PaperReference, 'kind' | 'id'>): Promise<void> {
  const { rows } = await (
    kind === 'receipt'
      ? sql`select 1 from vouchers where id = (select voucher_id from payments where id = ${id}) for share`
      : sql`select 1 from ${sql.table(linkedTables[kind])} where id = ${id} for share`
  ).execute(tx);
  requireFound(rows[0]);
}

/**
 * Creates a link once the record stays that of its customer.
 * @param check throws an HttpError when the user may not see or share the record
 */
export async function createPaperLink(
  { db, settings }: LinkServices,
  user: CurrentUser,
  reference: PaperReference,
  check?: (tx: Tx) => Promise<void>,
): Promise<PaperLink> {
  const { kind, id: recordId, seasonId, from, to } = reference;
  const id = randomUUID();
  await withTransaction(db, async (tx) => {
    await lockLinkedRecord(tx, reference);
    await check?.(tx);
    const days = await readLinkDays(tx);
    const link = await tx
      .insertInto('paper_links')
      .values({
        id,
        token_hash: sha256(createToken(settings, id)),
        kind,
        record_id: recordId,
        ...(kind === 'statement' && { season_id: seasonId, from_date: from, to_date: to }),
        created_by: user.id,
        expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
      })
      .returning(['id', 'kind', 'record_id', 'expires_at'])
      .executeTakeFirstOrThrow();
    await auditLink(tx, user, 'LINK_CREATED', link);
  });
  return toPaperLink(settings, requireFound(await findPaperLink(db, id)), user);
}

/** The links to the papers of a record, the newest first. */
export async function listPaperLinks(
  { db, settings }: LinkServices,
  user: CurrentUser,
  { kind, id }: Pick<PaperReference, 'kind' | 'id'>,
): Promise<PaperLink[]> {
  const rows = await selectLinks(db)
    .where('l.kind', '=', kind)
    .where('l.record_id', '=', id)
    .orderBy('l.created_at', 'desc')
    .execute();
  return rows.map((row) => toPaperLink(settings, row, user));
}

async function revokeLinks(tx: Tx, user: CurrentUser, condition: RawBuilder<boolean>): Promise<void> {
  const links = await tx
    .updateTable('paper_links')
    .set({ revoked_at: sql`now()`, revoked_by: user.id })
    .where('revoked_at', 'is', null)
    .where(condition)
    .returning(['id', 'kind', 'record_id', 'expires_at'])
    .execute();
  for (const link of links) await auditLink(tx, user, 'LINK_REVOKED', link);
}

/** Ends the valid links of a record whose customer changes, and of its receipts: who has one would see the new customer. */
export const revokeRecordLinks = (tx: Tx, user: CurrentUser, id: string): Promise<void> =>
  revokeLinks(
    tx,
    user,
    sql`expires_at > now() and (record_id = ${id} or record_id in (select p.id from payments p where p.voucher_id = ${id}))`,
  );

/** Ends the valid links to the documents of a customer since a time at which these were another customer's. */
export const revokeCustomerLinks = (tx: Tx, user: CurrentUser, customerId: string, since: Date): Promise<void> =>
  revokeLinks(
    tx,
    user,
    sql`expires_at > now() and created_at >= ${since} and record_id in (
      select s.id from sales s where s.customer_id = ${customerId}
      union all select v.id from vouchers v where v.customer_id = ${customerId}
      union all select p.id from payments p join vouchers v on v.id = p.voucher_id where v.customer_id = ${customerId}
      union all select m.id from simulations m where m.customer_id = ${customerId})`,
  );

/** Ends a link; one that was revoked before stays as it was. */
export async function revokePaperLink(
  { db, settings }: LinkServices,
  user: CurrentUser,
  id: string,
): Promise<PaperLink> {
  await withTransaction(db, (tx) => revokeLinks(tx, user, sql`id = ${id}`));
  return toPaperLink(settings, requireFound(await findPaperLink(db, id)), user);
}

/**
 * Adds the address of the newest link that is valid for at least half the days of a new one to a paper, for its QR, since
 * a print is kept; that of a new link where there is none.
 */
export async function addPaperLink(
  services: LinkServices,
  user: CurrentUser,
  reference: PaperReference,
  read: () => Promise<Paper>,
): Promise<Paper> {
  const { seasonId, from, to } = reference;
  const links = await listPaperLinks(services, user, reference);
  const firstEnd = Date.now() + ((await readLinkDays(services.db)) / 2) * dayMs;
  const isSamePeriod = (link: PaperLink): boolean =>
    link.seasonId === (seasonId ?? null) && link.from === (from ?? null) && link.to === (to ?? null);
  const current = links.find(
    (link) => link.state === 'VIGENTE' && link.url && isSamePeriod(link) && Date.parse(link.expiresAt) >= firstEnd,
  );
  // Read after the link was found or made: whom the record goes to meanwhile is in the paper, or the link has ended.
  const paper = await read();
  if (current) return { ...paper, link: current.url };
  const { url } = await createPaperLink(services, user, reference);
  return { ...(await read()), link: url };
}

/**
 * The link of a token whose paper can still be shown. One statement, whatever the reason why there is none, so that
 * neither the answer nor its time distinguishes a forged token from a former one.
 */
export const findOpenLink = (db: Db, token: string) =>
  db
    .selectFrom('paper_links as l')
    .selectAll('l')
    .where('l.token_hash', '=', sha256(token))
    .where('l.revoked_at', 'is', null)
    .where(sql<boolean>`l.expires_at > now()`)
    .where(
      sql<boolean>`case l.kind
        when 'sale' then exists (select from sales s where s.id = l.record_id and s.status <> 'ELIMINADA')
        when 'voucher' then exists (select from vouchers v where v.id = l.record_id)
        when 'receipt' then exists (select from payments p where p.id = l.record_id)
        when 'statement' then exists (select from customers c where c.id = l.record_id)
        else exists (select from simulations m where m.id = l.record_id) end`,
    )
    .executeTakeFirst();
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

/** Counts an opening, at most one a minute, so that neither a reload nor a script makes the count mean nothing. */
export const countOpening = (db: Db, id: string): Promise<void> =>
  withTransaction(db, async (tx) => {
    const link = await tx
      .updateTable('paper_links')
      .set({
        first_opened_at: sql`coalesce(first_opened_at, now())`,
        last_opened_at: sql`now()`,
        open_count: sql`open_count + 1`,
      })
      .where('id', '=', id)
      .where(sql<boolean>`coalesce(last_opened_at, '-infinity') < now() - interval '1 minute'`)
      .returning(['id', 'kind', 'record_id', 'expires_at', 'open_count'])
      .executeTakeFirst();
    if (link?.open_count === 1) await auditLink(tx, null, 'LINK_OPENED', link);
  });
