-- A mail without a recipient is discarded: a request about an account that does not exist does the same work as any
-- other, so that its duration does not tell them apart.
alter table mail_queue alter column recipient drop not null;

-- The owner of the link that a mail gets when it is sent: the queue contains no token, and a mail that was delayed has
-- a link that is valid. No foreign key, because inserting a row would wait for a transaction that has locked the account.
alter table mail_queue add column user_id uuid;
create index mail_queue_user on mail_queue (user_id);

-- Since when a mail is not sent again, and why: its attempts have failed, the mail server refuses its recipient or
-- content, or it comes from a backup and may have been sent.
alter table mail_queue
  add column given_up_at timestamptz,
  add column given_up_reason text check (given_up_reason in ('attempts', 'recipient', 'content', 'restored'));
-- When administrators were notified: at most once an hour.
alter table mail_queue add column reported_at timestamptz;
-- Those whose ten attempts had failed until now must not be sent weeks later. They need no notice, and delay none.
update mail_queue set given_up_at = now(), given_up_reason = 'attempts', reported_at = created_at where attempts >= 10;

insert into messages (key, channel, subject, body) values
  ('mail.failed', 'APP', 'Hay correos que no se pudieron enviar',
   'Sin enviar: {{correos}}. {{motivos}} Avise por otro medio a las personas que esperan una invitación o un enlace.')
on conflict (key, channel) do nothing;
