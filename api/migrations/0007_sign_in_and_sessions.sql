-- How people prove who they are. Tokens, codes and session ids are stored as hashes, so that a copy of these tables
-- opens no session.

create table sessions (
  id_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Public, unlike the token: by this id, and by address and device, its user recognizes and ends a session.
  id uuid not null default gen_random_uuid() unique,
  address text,
  device text,
  -- Whether the session was opened through the company's directory, which asks for a second factor itself.
  via_directory boolean not null default false
);
create index sessions_user on sessions (user_id);
create index sessions_seen on sessions (last_seen_at);

-- When a session ends, every listening instance closes its streams at once.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('endedSession', old.id_hash)::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  for each row execute function announce_ended_session();

-- Links to choose a password. A used link is deleted.
create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

-- Links that confirm a new e-mail address. A user has at most one.
create table email_changes (
  token_hash text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Browsers that have signed in to an account, by hash of their cookie: they can sign in even while the account is
-- throttled.
create table known_devices (
  token_hash text not null,
  user_id uuid not null references users (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_last_used on known_devices (last_used_at);

-- Counters of rate-limiter-flexible (RateLimiterPostgres). The library prescribes the columns.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Keys of authenticator apps, encrypted. `pending_secret` is not confirmed by a first code yet; `last_step` is
-- the time step of the last accepted code.
create table totp_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  secret text,
  pending_secret text,
  confirmed_at timestamptz,
  last_step integer not null default 0
);

-- Unused recovery codes.
create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index recovery_codes_user on recovery_codes (user_id);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- The challenge of a passkey that is being added.
create table passkey_registrations (
  user_id uuid primary key references users (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

-- Sign-ins whose password was correct and whose second factor is still missing. The challenge ends when the password
-- changes: `password_digest` is a hash of the stored password hash.
create table sign_in_challenges (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  password_digest text not null,
  passkey_challenge text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
