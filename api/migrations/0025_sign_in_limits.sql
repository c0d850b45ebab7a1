-- Counters of rate-limiter-flexible (RateLimiterPostgres). The library prescribes the columns.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
drop table rate_hits;

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

insert into messages (key, channel, subject, body) values
  ('password.attempts', 'EMAIL', 'Intentos de entrar a su cuenta de Surco',
   E'Hola, {{nombre}}:\n\nAlguien intentó entrar a su cuenta muchas veces con una contraseña o una clave equivocada. Para protegerla, durante un tiempo solo se admiten los dispositivos con los que usted ya había entrado.\n\nSi no fue usted, no tiene que hacer nada: nadie entró. Si necesita entrar desde otro dispositivo, pida un enlace aquí y ábralo en él:\n\n{{enlace}}\n\nNo recibirá otro aviso como este en las próximas 24 horas.')
on conflict (key, channel) do nothing;
