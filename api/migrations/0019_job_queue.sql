-- Jobs, mails and pushes are in one queue, that of graphile-worker in its own schema, which `prepareJobs.ts` creates.

drop schema if exists pgboss cascade;

-- The job of a mail says when it is sent.
drop index mail_queue_due;
alter table mail_queue drop column due_at;
