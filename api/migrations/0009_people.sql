-- The mail that invites a user, and indexes to find audit entries by user and customers by state.
insert into messages (key, channel, subject, body) values
  ('user.invited', 'EMAIL', 'Su acceso a Surco',
   'Hola, {{nombre}}:

Se le dio de alta en Surco como {{rol}}. Para elegir su contraseña, abra este enlace en los próximos {{minutos}} minutos:

{{enlace}}

Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?» cuando su acceso esté aprobado. Le avisaremos por correo.');

create index audit_log_user on audit_log (user_id, at desc);
create index clients_state on clients (state_id);
