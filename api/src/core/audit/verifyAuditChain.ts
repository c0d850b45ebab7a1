import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';

/** A position of the chain with its hash (hexadecimal), for example one that was recorded outside the database. */
export interface AuditAnchor {
  position: number;
  hash: string;
}

export interface AuditVerification {
  /** Number of valid entries up to the first broken one. */
  verified: number;
  /** Number of recent entries that are not in the chain yet. */
  waiting: number;
  /** The last position of the chain, which can be the `anchor` of a later check. */
  head: AuditAnchor | null;
  /** The first error, as an English sentence. */
  problem: string | null;
}

interface ChainLink {
  position: number;
  entry_id: string;
  at: string | null;
  hash: string;
  expected: string;
}

const pageSize = 5_000;
const chainStart: AuditAnchor = { position: 0, hash: '' };

/**
 * Reads a page of the chain and computes each hash from the entry and the previous stored hash. It repeats the
 * expression of `hash_audit_entry` in the database on purpose, because a changed function could hide a changed entry.
 */
const readLinks = async (tx: Tx, { position, hash }: AuditAnchor): Promise<ChainLink[]> =>
  (
    await sql<ChainLink>`
      select c.position, c.entry_id, a.at::text as at, encode(c.hash, 'hex') as hash,
        encode(sha256(
          lag(c.hash, 1, decode(${hash}, 'hex')) over (order by c.position)
          || convert_to((select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(a)) where value <> 'null'), 'UTF8')
        ), 'hex') as expected
      from audit_chain c left join audit_log a on a.id = c.entry_id
      where c.position > ${position} order by c.position limit ${pageSize}`.execute(tx)
  ).rows;

/**
 * Returns the position before the first entry: 0, or that of the last entry deleted by the retention job. Returns a
 * message when older entries are missing and no entry records their deletion.
 */
async function readChainStart(tx: Tx): Promise<AuditAnchor | string> {
  const { rows } = await sql<AuditAnchor & { found: boolean; recorded: boolean }>`
    select position, encode(hash, 'hex') as hash, exists (select from audit_log where id = entry_id) as found,
      exists (
        select from audit_log where action = 'PURGE' and entity = 'audit'
          and after->>'position' = position::text and after->>'hash' = encode(hash, 'hex')
      ) as recorded
    from audit_chain order by position limit 1`.execute(tx);
  const first = rows[0];
  if (!first || (first.position === 1 && first.found)) return chainStart;
  if (first.found || !first.recorded)
    return `The chain begins at position ${first.position}, and no entry records that older ones were deleted.`;
  return { position: first.position, hash: first.hash };
}

function checkLink({ position, entry_id, at, hash, expected }: ChainLink, previous: number): string | null {
  if (position !== previous + 1) return `Position ${previous + 1} is missing from the chain.`;
  if (at === null) return `The entry ${entry_id} at position ${position} was deleted.`;
  if (hash !== expected) return `The entry ${entry_id} of ${at} at position ${position} was changed.`;
  return null;
}

/** Returns a message about an entry that was inserted without triggers or removed from the chain; else null. */
async function checkNoEntryOutsideChain(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ id: string; at: string }>`
    select id, at::text as at from audit_log a
    where not exists (select from audit_chain c where c.entry_id = a.id)
      and not exists (select from audit_unsealed u where u.at = a.at and u.entry_id = a.id)
    order by a.at limit 1`.execute(tx);
  return rows[0] ? `The entry ${rows[0].id} of ${rows[0].at} has no place in the chain.` : null;
}

async function checkAnchor(tx: Tx, { position, hash }: AuditAnchor): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from audit_chain where position = ${position}`.execute(tx);
  if (!rows[0]) return `The chain has no position ${position}, which was recorded with hash ${hash}.`;
  return rows[0].hash === hash ? null : `Position ${position} has hash ${rows[0].hash}, and ${hash} was recorded.`;
}

async function verifyLinks(
  tx: Tx,
  start: AuditAnchor,
): Promise<Pick<AuditVerification, 'verified' | 'head' | 'problem'>> {
  let last = start;
  for (;;) {
    const links = await readLinks(tx, last);
    for (const link of links) {
      const problem = checkLink(link, last.position);
      const verified = last.position - start.position;
      if (problem) return { verified, head: null, problem };
      last = { position: link.position, hash: link.hash };
    }
    if (links.length < pageSize)
      return { verified: last.position - start.position, head: last.position ? last : null, problem: null };
  }
}

const countWaiting = async (tx: Tx): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from audit_unsealed`.execute(tx)).rows[0]?.n ?? 0;

/**
 * Checks every entry of the audit log against the hash chain, and the chain against a position that was recorded
 * before, if given. Entries that are not in the chain yet are counted, not checked.
 */
export async function verifyAuditChain(db: Db, anchor?: AuditAnchor): Promise<AuditVerification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // The hash of an entry covers its time as this zone writes it.
      await sql`set local timezone = 'UTC'`.execute(tx);
      const waiting = await countWaiting(tx);
      const start = await readChainStart(tx);
      if (typeof start === 'string') return { verified: 0, waiting, head: null, problem: start };
      const result = await verifyLinks(tx, start);
      const problem =
        result.problem ?? (anchor ? await checkAnchor(tx, anchor) : null) ?? (await checkNoEntryOutsideChain(tx));
      return { ...result, waiting, problem };
    });
}
