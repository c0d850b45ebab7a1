import { withTransaction } from '../../../core/db/transaction';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { findUserById } from '../../users';
import { requireCurrentLegalTextVersion } from '../../legalTexts';

/**
 * records which version was accepted, and when; the same version again leaves the day it was accepted first.
 * @throws HttpError 409 when the person has read another version than the one in force
 */
export const acceptTerms = (db: Db, { id }: Pick<CurrentUser, 'id'>, shownVersion: string | undefined): Promise<void> =>
  withTransaction(db, async (tx) => {
    const version = await requireCurrentLegalTextVersion(tx, 'TERMS', shownVersion);
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const before = requireFound(await findUserById(tx, id));
    if (before.acceptedTosVersion === version) return;
    await tx
      .updateTable('users')
      .set({ tos_version: version, tos_accepted_at: new Date() })
      .where('id', '=', id)
      .execute();
    const after = requireFound(await findUserById(tx, id));
    await writeAuditEntry(tx, { id }, { action: 'ACCEPT_TERMS', entity: 'user', entityId: id, before, after });
  });
