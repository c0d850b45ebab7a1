import type { CallInput, SectionToken } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { toIsoOrNull, toUserRefOrNull } from '../../core/db/rowMapping';
import { type Tx, withTransaction } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import { createSectionToken, hashSectionToken } from '../../core/security/sectionTokens';

const selectTokens = (db: Db) =>
  db
    .selectFrom('section_tokens as t')
    .leftJoin('users as u', 'u.id', 't.created_by')
    .select(['t.id', 't.team', 't.sections', 't.hint', 't.created_at', 't.last_used_at', 't.revoked_at'])
    .select(['u.id as user_id', 'u.first_name', 'u.last_name']);

type TokenRow = Awaited<ReturnType<ReturnType<typeof selectTokens>['executeTakeFirstOrThrow']>>;

const toSectionToken = (row: TokenRow): SectionToken => ({
  id: row.id,
  team: row.team,
  sections: row.sections,
  hint: row.hint,
  createdAt: row.created_at.toISOString(),
  createdBy: toUserRefOrNull(row.user_id, row.first_name, row.last_name),
  lastUsedAt: toIsoOrNull(row.last_used_at),
  revokedAt: toIsoOrNull(row.revoked_at),
});

/** Returns the tokens: the valid ones before the revoked ones, each group with the newest first. */
export async function listTokens(db: Db): Promise<SectionToken[]> {
  const rows = await selectTokens(db)
    .orderBy(sql`t.revoked_at is not null`)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute();
  return rows.map(toSectionToken);
}

const readToken = async (tx: Tx, id: string): Promise<SectionToken> =>
  toSectionToken(await selectTokens(tx).where('t.id', '=', id).executeTakeFirstOrThrow());

async function writeTokenEntry(
  tx: Tx,
  user: CurrentUser | null,
  request: FastifyRequest,
  action: string,
  { id, team, sections, hint }: SectionToken,
): Promise<void> {
  const after = { team, sections, hint, origin: readRequestOrigin(request) };
  await writeAuditEntry(tx, user, { action, entity: 'section-token', entityId: id, after });
}

/** Creates a token. It is shown once: only its hash is stored. */
export async function createToken(
  db: Db,
  user: CurrentUser,
  request: FastifyRequest,
  { team, sections }: CallInput<'POST /registry/tokens'>['body'],
): Promise<{ token: string; record: SectionToken }> {
  const token = createSectionToken();
  return withTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('section_tokens')
      .values({
        token_hash: hashSectionToken(token),
        hint: token.slice(-4),
        team,
        sections: [...new Set(sections)].toSorted(),
        created_by: user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const record = await readToken(tx, id);
    await writeTokenEntry(tx, user, request, 'CREATE', record);
    return { token, record };
  });
}

/**
 * Revokes a token. A publication that was begun with it is refused when its release is not written yet. Revoking it
 * again changes nothing.
 * @throws HttpError 404 when there is no such token
 */
export const revokeToken = (db: Db, user: CurrentUser, request: FastifyRequest, id: string): Promise<SectionToken> =>
  withTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('section_tokens')
      .set({ revoked_at: sql`now()`, revoked_by: user.id })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    const row = await selectTokens(tx).where('t.id', '=', id).executeTakeFirst();
    const record = toSectionToken(requireFound(row));
    if (numUpdatedRows > 0n) await writeTokenEntry(tx, user, request, 'REVOKE', record);
    return record;
  });
