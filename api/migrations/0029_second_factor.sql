-- Whether the session was opened through the company's directory, which asks for a second factor itself.
alter table sessions add column via_directory boolean not null default false;

-- Keys of authenticator apps, encrypted. `pending_secret` is not confirmed by a first code yet; `last_step` is
-- the time step of the last accepted code.
create table totp_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  secret text,
  pending_secret text,
  confirmed_at timestamptz,
  last_step integer not null default 0
);

-- Unused recovery codes, by hash.
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

-- Sign-ins whose password was correct and whose second factor is still missing, by hash of their token. The challenge
-- ends when the password changes: `password_digest` is a hash of the stored password hash.
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

insert into messages (key, channel, subject, body) values
  ('second-factor.changed', 'EMAIL', 'Verificación en dos pasos de su cuenta de Surco',
   E'Hola, {{nombre}}:\n\n{{cambio}}\n\nSi fue usted, no tiene que hacer nada. Si no lo reconoce, cambie su contraseña aquí y avise a un administrador:\n\n{{enlace}}')
on conflict (key, channel) do nothing;
