import type { Client } from 'pg';
import { StartError } from '../../settings/startError';
import { advisoryLocks } from '../advisoryLocks';
import { withClient } from '../withClient';

/** Schemas of the application: its tables, and those of the job queue. */
const schemas = ['public', 'graphile_worker'];
/** Tables that only the owner writes; the chain of the audit log through the functions below. */
const readOnlyTables = ['migrations', 'database_epoch', 'audit_chain', 'audit_unsealed'];
const ownerFunctions = ['seal_audit_entries(integer)', 'delete_audit_before(date)'];
/** The application adds rows and never changes them. */
const appendOnlyTables = ['audit_log'];
/** What the application writes of an audit entry: its time is the database's, so that none can be dated back. */
const auditColumns = ['id', 'user_id', 'action', 'entity', 'entity_id', 'before', 'after'];

const readRole = (url: string): Promise<string> =>
  withClient(
    url,
    async (client) => (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '',
  );

async function grantToRuntimeRole(owner: Client, runtimeRole: string): Promise<void> {
  const role = owner.escapeIdentifier(runtimeRole);
  const { rows } = await owner.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any ($1)',
    [schemas],
  );
  const existing = rows.map(({ name }) => owner.escapeIdentifier(name)).join(', ');
  await owner.query(`grant usage on schema ${existing} to ${role}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${existing} to ${role}`);
  await owner.query(`grant usage, select, update on all sequences in schema ${existing} to ${role}`);
  await owner.query(`revoke insert, update, delete on ${readOnlyTables.join(', ')} from ${role}`);
  await owner.query(`grant execute on function ${ownerFunctions.join(', ')} to ${role}`);
  await owner.query(`revoke insert, update, delete on ${appendOnlyTables.join(', ')} from ${role}`);
  await owner.query(`grant insert (${auditColumns.join(', ')}) on audit_log to ${role}`);
}

/** @throws StartError when the role may change or delete rows of these tables, as a superuser or their owner may */
async function assertAppendOnly(runtimeUrl: string, role: string): Promise<void> {
  const mayChange = await withClient(runtimeUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from unnest($1::text[]) as name where has_table_privilege(name, 'update, delete, truncate')`,
      [[...readOnlyTables, ...appendOnlyTables]],
    );
    return rowCount !== 0;
  });
  if (mayChange)
    throw new StartError(
      `The role ${role} of DATABASE_URL may change the audit log. It must be neither a superuser nor the owner of the tables nor a member of the owner: see docs/operate-the-database.md.`,
    );
}

/** @throws StartError when both URLs use the same role. @returns the role of the application */
async function readRuntimeRole(ownerUrl: string, runtimeUrl: string): Promise<string> {
  const [ownerRole, runtimeRole] = await Promise.all([readRole(ownerUrl), readRole(runtimeUrl)]);
  if (ownerRole === runtimeRole)
    throw new StartError(
      `DATABASE_OWNER_URL and DATABASE_URL both use the role ${ownerRole}. Give each a role of its own, or leave DATABASE_OWNER_URL out.`,
    );
  return runtimeRole;
}

/**
 * Checks, without changing anything, that the role of `runtimeUrl` has what `grantRuntimeAccess` grants and no more.
 * @returns that role
 * @throws StartError when it has less or more
 */
export async function assertRuntimeAccess(ownerUrl: string, runtimeUrl: string): Promise<string> {
  const role = await readRuntimeRole(ownerUrl, runtimeUrl);
  const { rows } = await withClient(runtimeUrl, (client) =>
    client.query<{ missing: string }>(
      `select name as missing from unnest($1::text[]) as name where to_regnamespace(name) is null
       union all select oid::regclass::text from pg_class
       where relnamespace::regnamespace::text = any ($1) and relkind in ('r', 'v')
         and not (has_schema_privilege(relnamespace, 'usage') and has_table_privilege(oid, 'select'))`,
      [schemas],
    ),
  );
  if (rows.length > 0)
    throw new StartError(
      `The role ${role} may not read ${rows.map(({ missing }) => missing).join(', ')}: run surco migrate.`,
    );
  await assertAppendOnly(runtimeUrl, role);
  return role;
}

/**
 * Grants the role of `runtimeUrl` what the application needs: it reads and writes rows, adds to the audit log without
 * changing it, and cannot alter the schema. Runs after the migrations, with each start, so that new tables are
 * included.
 * @throws StartError when both URLs use the same role, or the runtime role may change the audit log
 */
export async function grantRuntimeAccess(ownerUrl: string, runtimeUrl: string): Promise<void> {
  const runtimeRole = await readRuntimeRole(ownerUrl, runtimeUrl);
  await withClient(ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    await grantToRuntimeRole(owner, runtimeRole);
    await owner.query('commit');
  });
  await assertAppendOnly(runtimeUrl, runtimeRole);
}
