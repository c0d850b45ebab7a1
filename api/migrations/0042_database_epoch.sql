-- Transaction ids, such as `notifications.tx`, mean something in one cluster of PostgreSQL only. The epoch changes when
-- this database was restored from a dump of another cluster (src/core/db/migration/renewEpoch.ts).
create table database_epoch (
  id boolean primary key default true check (id),
  epoch uuid not null default gen_random_uuid(),
  system_identifier text not null
);
insert into database_epoch (system_identifier) select system_identifier::text from pg_control_system();

-- Notifications from a dump of another cluster would be new to every reader. 2 is before every transaction.
update notifications set tx = '2' where tx > pg_current_xact_id();
