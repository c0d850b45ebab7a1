-- A mail without a recipient is discarded: a request about an account that does not exist does the same work as any
-- other, so that its duration does not tell them apart.
alter table mail_queue alter column recipient drop not null;

-- The owner of the link that a mail gets when it is sent: the queue contains no token, and a mail that was delayed has
-- a link that is valid. No foreign key, because inserting a row would wait for a transaction that has locked the account.
alter table mail_queue add column user_id uuid;
create index mail_queue_user on mail_queue (user_id);

-- When the last attempt had failed and administrators were notified.
alter table mail_queue add column given_up_at timestamptz;
-- Those whose ten attempts had failed until now must not be sent weeks later.
update mail_queue set attempts = 40, given_up_at = now() where attempts >= 10;

insert into messages (key, channel, subject, body) values
  ('mail.failed', 'APP', 'Hay correos que no se pudieron enviar',
   'Sin enviar, tras {{horas}} horas de intentos: {{correos}} ({{tipos}}). Pida a quien opera el sistema que revise el servidor de correo, y avise por otro medio a las personas que esperan una invitación o un enlace.')
on conflict (key, channel) do nothing;
