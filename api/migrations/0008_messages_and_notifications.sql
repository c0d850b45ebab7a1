-- What the product says to people: texts, notifications, mails, and pushes to their devices.

-- The texts, which administrators may change or delete. Those of the program are in
-- shared/src/domain/messages/messageTexts.ts.
create table messages (
  id uuid primary key default gen_random_uuid(),
  key text not null,
  channel text not null check (channel in ('APP', 'EMAIL')),
  subject text not null default '',
  body text not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (key, channel)
);

-- The texts of the program that were written to `messages` once: one that an administrator has deleted stays deleted.
create table installed_messages (
  key text not null,
  channel text not null,
  primary key (key, channel)
);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  title text not null,
  body text not null,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- The transaction that wrote the notification. A reader stores the snapshot up to which it has read: notifications of
  -- transactions that this snapshot does not see are new to it. So none is missed when transactions commit in another
  -- order than they began.
  tx xid8 not null default pg_current_xact_id()
);
create index notifications_user on notifications (user_id, created_at desc, id);
create index notifications_unread on notifications (user_id) where read_at is null;
-- The daily job deletes notifications by age, of all users at once.
create index notifications_created on notifications (created_at);

-- Mails waiting to be sent. They are queued in the transaction of the change that they report, so that a mail is sent
-- if and only if the change was committed.
create table mail_queue (
  id uuid primary key default gen_random_uuid(),
  -- A mail without a recipient is discarded: a request about an account that does not exist does the same work as any
  -- other, so that its duration does not tell them apart.
  recipient text,
  key text not null,
  values jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- The owner of the link that a mail gets when it is sent: the queue contains no token, and a mail that was delayed has
  -- a link that is valid. No foreign key, because inserting a row would wait for a transaction that has locked the
  -- account.
  user_id uuid,
  -- Since when a mail is not sent again, and why: its attempts have failed, the mail server refuses its recipient or
  -- content, or it comes from a backup and may have been sent.
  given_up_at timestamptz,
  given_up_reason text check (given_up_reason in ('attempts', 'recipient', 'content', 'restored')),
  -- When administrators were notified: at most once an hour.
  reported_at timestamptz
);
create index mail_queue_due on mail_queue (due_at);
create index mail_queue_user on mail_queue (user_id);

-- Browsers that get the notifications of their user while the product is closed (web push). A row belongs to the
-- session of its browser: whatever ends the session also ends the delivery.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_hash text not null references sessions (id_hash) on delete cascade,
  -- Address at the push service of the browser, and the keys that encrypt for it.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text,
  muted_types text[] not null default '{}',
  show_amounts boolean not null default false,
  created_at timestamptz not null default now(),
  last_success_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- Notifications on their way to a device, with the text that it may show. A row is deleted
-- when it was delivered, was refused for good or is too old.
create table push_queue (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  notification_id uuid not null references notifications (id) on delete cascade,
  title text not null,
  body text not null,
  link text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index push_queue_due on push_queue (due_at);
create index push_queue_subscription on push_queue (subscription_id);
create index push_queue_notification on push_queue (notification_id);

-- The key pair that identifies this installation to push services (VAPID), when the settings name none. The private key
-- is encrypted.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
