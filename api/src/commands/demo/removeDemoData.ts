import type { Client } from 'pg';
import { getErrorCode } from '../../core/getErrorCode';
import { withMaintenanceClient } from '../../core/db/withClient';
import { StartError } from '../../core/settings/startError';
import {
  bulkDeletions,
  countMixedDocuments,
  deleteLinesOfSales,
  demoIds,
  demoTables,
  restoreTrigger,
} from './demoRows';

export interface RemovedRows {
  /** The kind of rows that were removed; or those that were left or closed instead, and why. */
  what: string;
  count: number;
}

const readCount = async (client: Client, query: string): Promise<number> =>
  (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;

/** @throws StartError when documents of real customers depend on demo rows */
async function assertNoMixedDocuments(client: Client): Promise<void> {
  const sales = await readCount(client, countMixedDocuments('sales', 'sale_lines', 'sale_id'));
  const vouchers = await readCount(client, countMixedDocuments('vouchers', 'voucher_lines', 'voucher_id'));
  if (sales + vouchers > 0)
    throw new StartError(
      `Nothing was removed: ${sales} sales and ${vouchers} DKbonos of real customers have demo products, seasons or distributors. Start with an empty database and enter them there.`,
    );
}

const foreignKeyViolation = '23503';

/** Deletes one row unless another one refers to it. @returns whether it was deleted */
async function deleteUnreferenced(client: Client, table: string, id: string): Promise<boolean> {
  await client.query('savepoint demo_row');
  try {
    await client.query(`delete from ${table} where id = $1`, [id]);
    return true;
  } catch (error) {
    if (getErrorCode(error) !== foreignKeyViolation) throw error;
    await client.query('rollback to savepoint demo_row');
    return false;
  }
}

/** Closes accounts that cannot be deleted because other rows refer to them: nobody can sign in to them any more. */
async function closeAccounts(client: Client, ids: readonly string[]): Promise<void> {
  await client.query(
    `update users set status = 'INACTIVO', status_reason = 'Cuenta de demostración retirada.', password_hash = null,
       client_key_hash = null, client_key_hint = null, directory_oid = null, phone = null, distributor_id = null,
       version = version + 1, updated_at = now()
     where id = any ($1)`,
    [ids],
  );
  for (const table of ['sessions', 'user_zones', 'password_resets', 'passkeys', 'totp_secrets', 'recovery_codes'])
    await client.query(`delete from ${table} where user_id = any ($1)`, [ids]);
}

/** Deletes the demo rows of a table that nothing refers to any more; closes the accounts among the others. */
async function removeDemoRows(client: Client, [what, table]: (typeof demoTables)[number]): Promise<RemovedRows[]> {
  const { rows } = await client.query<{ id: string }>(demoIds[table]);
  const referenced: string[] = [];
  for (const { id } of rows) if (!(await deleteUnreferenced(client, table, id))) referenced.push(id);
  const isUsers = table === 'users';
  if (isUsers) await closeAccounts(client, referenced);
  const referencedText = isUsers
    ? 'accounts closed: the audit log or other records name them'
    : `${what} left: other records use them`;
  return [
    { what, count: rows.length - referenced.length },
    ...(referenced.length > 0 ? [{ what: referencedText, count: referenced.length }] : []),
  ];
}

/** @throws StartError when users are left, but no administrator among them: ADMIN_EMAIL invites only without users */
async function assertAdministratorLeft(client: Client): Promise<void> {
  const users = await readCount(client, 'select count(*)::int from users');
  const admins = await readCount(client, "select count(*)::int from users where role = 'Admin' and status = 'ACTIVO'");
  if (users > 0 && admins === 0)
    throw new StartError(
      'Nothing was removed: no real administrator would be left. Sign in as a demo administrator, create a user with the role Administrador, and run this again.',
    );
}

async function removeInTransaction(client: Client): Promise<RemovedRows[]> {
  await assertNoMixedDocuments(client);
  const removed: RemovedRows[] = [];
  await client.query(deleteLinesOfSales);
  for (const [what, statement] of bulkDeletions)
    removed.push({ what, count: (await client.query(statement)).rowCount ?? 0 });
  await client.query(restoreTrigger);
  for (const table of demoTables) removed.push(...(await removeDemoRows(client, table)));
  await assertAdministratorLeft(client);
  return removed;
}

/**
 * Removes, in one transaction: all documents of demo customers, all inventories of demo products, seasons and
 * distributors (also those that others created), and the rows of `demoIds` that no other record uses. Accounts that are
 * still used are closed. Everything else stays.
 * @param dryRun rolls the transaction back
 * @returns how many rows of each kind were removed, and how many were left or closed instead
 * @throws StartError when documents of real customers depend on demo rows, or no administrator would be left; nothing
 * is removed then
 */
export const removeDemoData = (ownerUrl: string, { dryRun }: { dryRun: boolean }): Promise<RemovedRows[]> =>
  withMaintenanceClient(ownerUrl, async (client) => {
    await client.query('begin');
    const removed = await removeInTransaction(client);
    await client.query(dryRun ? 'rollback' : 'commit');
    return removed;
  });
