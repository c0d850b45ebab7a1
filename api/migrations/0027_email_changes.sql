-- Links that confirm a new e-mail address, by hash of the token. A user has at most one.
create table email_changes (
  token_hash text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

insert into messages (key, channel, subject, body) values
  ('email.confirm', 'EMAIL', 'Confirme su correo nuevo de Surco',
   E'Hola, {{nombre}}:\n\nSe pidió usar esta dirección para entrar a Surco. Abra este enlace para confirmarla:\n\n{{enlace}}\n\nEl enlace vale {{minutos}} minutos y se usa una sola vez.\n\nSi usted no lo pidió, no haga nada: la cuenta conserva su correo.'),
  ('email.changed', 'EMAIL', 'El correo de su cuenta de Surco cambió',
   E'Hola, {{nombre}}:\n\nEl correo de su cuenta se cambió por otro. Con esta dirección ya no es posible entrar y se cerraron sus sesiones.\n\nSi usted no lo pidió, avise de inmediato a un administrador.')
on conflict (key, channel) do nothing;
