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
  muted_kinds text[] not null default '{}',
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
