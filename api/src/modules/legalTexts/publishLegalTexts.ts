import type { CallInput, LegalTexts } from '@surco/shared/contract';
import { fillLegalText, type LegalTextKind, listChangedLegalTexts } from '@surco/shared/domain';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { Tx } from '../../core/db/transaction';
import { assertVersion } from '../../core/http/assertVersion';
import type { CurrentUser } from '../../core/http/currentUser';
import { readLegalTexts } from './repository';

type Body = CallInput<'PUT /legal-texts'>['body'];

/** Names a version by its month: `2026-11`, then `2026-11.2`. */
async function createVersionName(tx: Tx, kind: LegalTextKind, today: string): Promise<string> {
  const month = today.slice(0, 7);
  const rows = await tx
    .selectFrom('legal_texts')
    .select('version')
    .where('kind', '=', kind)
    .where((where) => where.or([where('version', '=', month), where('version', 'like', `${month}.%`)]))
    .execute();
  return rows.length === 0 ? month : `${month}.${rows.length + 1}`;
}

/**
 * Publishes a new version of each text that differs from the one in force. New terms have to be accepted
 * again, because a session compares the accepted version with the newest one.
 * @param today day of the publication, `YYYY-MM-DD`
 * @returns the texts in force afterwards; the same as before when nothing differs
 * @throws HttpError 409 when another administrator has published in between
 */
export async function publishLegalTexts(
  tx: Tx,
  user: CurrentUser,
  { version, ...body }: Body,
  today: string,
): Promise<LegalTexts> {
  // Two publications at once would both read the same texts in force.
  await sql`select pg_advisory_xact_lock(${advisoryLocks.legalTexts})`.execute(tx);
  const before = await readLegalTexts(tx);
  assertVersion(before, version);
  const changed = listChangedLegalTexts(before, body);
  if (changed.length === 0) return before;
  for (const kind of changed) {
    const template = kind === 'TERMS' ? body.terms : body.privacyNotice;
    await tx
      .insertInto('legal_texts')
      .values({
        kind,
        version: await createVersionName(tx, kind, today),
        template,
        text: fillLegalText(template, body),
        responsible_name: body.responsibleName,
        responsible_address: body.responsibleAddress,
        responsible_contact: body.responsibleContact,
        published_by: user.id,
      })
      .execute();
  }
  const after = await readLegalTexts(tx);
  await writeAuditEntry(tx, user, { action: 'PUBLISH', entity: 'legal-texts', entityId: null, before, after });
  return after;
}
