-- Device and IP address of a session, so that its user can recognize and end it. The id is public, the token hash is not.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column address text,
  add column device text;

-- When a session ends or the permissions of a user change, every listening instance closes their streams at once.
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('endedSession', old.id_hash)::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  for each row execute function announce_ended_session();

create function announce_changed_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('changedUser', new.id)::text);
  return null;
end $$;
create trigger users_rights after update of role, status, client_key_hint, distributor_id on users
  for each row when (
    (old.role, old.status, old.client_key_hint, old.distributor_id)
    is distinct from (new.role, new.status, new.client_key_hint, new.distributor_id))
  execute function announce_changed_rights();

create function announce_changed_zones() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('changedUser', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger user_zones_rights after insert or update or delete on user_zones
  for each row execute function announce_changed_zones();

create index audit_log_action on audit_log (action, at desc);

insert into messages (key, channel, subject, body) values
  ('session.new-device', 'EMAIL', 'Entraron a su cuenta de Surco desde un dispositivo nuevo',
   E'Hola, {{nombre}}:\n\nSe entró a su cuenta desde un dispositivo que no habíamos visto:\n\nDispositivo: {{dispositivo}}\nDirección de red: {{direccion}}\nFecha: {{fecha}}\n\nSi fue usted, no haga nada. Si no fue usted, pida de inmediato un enlace para cambiar su contraseña, que cierra todas sus sesiones:\n\n{{enlace}}')
on conflict (key, channel) do nothing;
