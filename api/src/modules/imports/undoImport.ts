import type { Import } from '@surco/shared/contract';
import { sql } from 'kysely';
import { writeAuditEntries } from '../../core/audit/writeAuditEntry';
import { insertBatchSize } from '../../core/db/bulkInsert';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound } from '../../core/http/httpError';
import type { Importer } from '../../core/imports/createImporter';
import type { UndoRules } from '../../core/imports/undoRules';
import { splitIntoBatches } from '../../core/splitIntoBatches';
import { broadcastChange } from '../notifications';
import { findImport } from './listImports';

interface DeletedRow {
  id: string;
  /** The record as the audit entry of its creation has it: nothing has changed it since. */
  before: unknown;
}

/** Deletes records with what belongs to them, with an audit entry for each. */
async function deleteRecords(tx: Tx, user: CurrentUser, rules: UndoRules, ids: readonly string[]): Promise<void> {
  const { table, entity, parts = [] } = rules;
  for (const [part, column] of parts)
    await sql`delete from ${sql.table(part)} where ${sql.ref(column)} = any(${ids}::uuid[])`.execute(tx);
  const { rows } = await sql<DeletedRow>`
    delete from ${sql.table(table)} t where t.id = any(${ids}::uuid[])
    returning t.id, (select a.after from audit_log a
      where a.entity = ${entity} and a.entity_id = t.id and a.action = 'CREATE' limit 1) as before`.execute(tx);
  await writeAuditEntries(
    tx,
    user,
    rows.map(({ id, before }) => ({ action: 'DELETE', entity, entityId: id, before })),
  );
}

/**
 * deletes what an import created. What it filled in records that existed stays.
 * @throws HttpError 404 for an import that the user does not see, 409 when something refers to a created record or it
 * was changed, or the import was undone before
 */
export async function undoImport(
  tx: Tx,
  user: CurrentUser,
  importers: readonly Importer[],
  id: string,
): Promise<Import> {
  const locked = await tx
    .selectFrom('imports')
    .select(['list', 'created_ids'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const rules = importers.find(({ list }) => list === locked?.list)?.undo;
  // Before they are counted, so that nothing refers to them meanwhile.
  if (rules && locked)
    await sql`select from ${sql.table(rules.table)} t where t.id = any(${locked.created_ids}::uuid[])
      order by t.id for update`.execute(tx);
  const found = requireFound(await findImport(tx, user, importers, id));
  const text = found.undoneAt ? 'Esta importación ya se deshizo.' : found.undoBlocker;
  if (text !== null) throw new HttpError('EN_USO', { text });
  for (const ids of splitIntoBatches(locked?.created_ids ?? [], insertBatchSize))
    if (rules) await deleteRecords(tx, user, rules, ids);
  if (rules?.table === 'products') await broadcastChange(tx, 'referenceData');
  await tx.updateTable('imports').set({ undone_at: new Date() }).where('id', '=', id).execute();
  return requireFound(await findImport(tx, user, importers, id));
}
