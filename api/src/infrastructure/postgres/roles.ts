import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Roles of the embedded PostgreSQL; `surco`, which created the cluster, is its superuser. */
export const embeddedRoles = {
  /** Owns the database and its tables, and migrates them. */
  owner: 'surco_owner',
  /** Used by the API and the jobs. */
  runtime: 'surco_app',
} as const;

/** A password of each role, by its name in `embeddedRoles`. */
export type RolePasswords = Record<keyof typeof embeddedRoles, string>;

async function ensureRole(superuser: Client, role: string): Promise<string> {
  const { rowCount } = await superuser.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await superuser.query(`create role ${role}`);
  const password = randomBytes(24).toString('base64url');
  await superuser.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls password ${superuser.escapeLiteral(password)}`,
  );
  return password;
}

/** Creates the roles where they are missing, each with a new password that only this process knows. */
export const ensureRoles = async (superuser: Client): Promise<RolePasswords> => ({
  owner: await ensureRole(superuser, embeddedRoles.owner),
  runtime: await ensureRole(superuser, embeddedRoles.runtime),
});

/** Creates the database, or gives one of an older Surco to the owner role. Only the product's roles may connect. */
export async function ensureDatabase(superuser: Client, name: string): Promise<void> {
  const { owner, runtime } = embeddedRoles;
  const { rowCount } = await superuser.query('select 1 from pg_database where datname = $1', [name]);
  await superuser.query(
    rowCount === 0 ? `create database ${name} owner ${owner}` : `alter database ${name} owner to ${owner}`,
  );
  await superuser.query(`revoke all on database ${name} from public`);
  await superuser.query(`grant connect on database ${name} to ${runtime}`);
}

/**
 * Gives the owner role everything that the superuser owns in this database: an older Surco created its tables as
 * superuser. `reassign owned` refuses the superuser of a cluster. Sequences of a column follow their table.
 */
const transferOwnershipSql = `
do $$
declare command text;
begin
  for command in
    with own_schema as (
      select oid, nspname, nspowner from pg_namespace
      where nspname <> 'information_schema' and nspname not like 'pg\\_%'
    )
    select format('alter schema %I owner to ${embeddedRoles.owner}', nspname)
      from own_schema where nspowner = current_user::regrole
    union all
    select format('alter table %s owner to ${embeddedRoles.owner}', c.oid::regclass)
      from pg_class c join own_schema on own_schema.oid = relnamespace
      where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
            and c.relkind = 'S'
        )
    union all
    select format('alter routine %s owner to ${embeddedRoles.owner}', p.oid::regprocedure)
      from pg_proc p join own_schema on own_schema.oid = pronamespace where proowner = current_user::regrole
    union all
    select format('alter type %s owner to ${embeddedRoles.owner}', t.oid::regtype)
      from pg_type t join own_schema on own_schema.oid = typnamespace
      where typowner = current_user::regrole and typtype in ('e', 'd')
    union all
    select format('alter collation %I.%I owner to ${embeddedRoles.owner}', nspname, collname)
      from pg_collation join own_schema on own_schema.oid = collnamespace where collowner = current_user::regrole
  loop
    execute command;
  end loop;
end
$$`;

/** Gives the tables and other objects that the superuser owns in the database to the owner role. */
export async function giveObjectsToOwner(superuserInDatabase: Client): Promise<void> {
  await superuserInDatabase.query(transferOwnershipSql);
}
