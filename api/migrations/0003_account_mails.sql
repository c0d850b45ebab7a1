-- The mails about the change of a password. Administrators may edit the texts of mails (api/src/modules/messages).
insert into messages (key, channel, subject, body) values
  ('password.reset', 'EMAIL', 'Cambie su contraseña de Surco',
   E'Hola, {{nombre}}:\n\nSe pidió cambiar la contraseña de su cuenta. Abra este enlace para elegir una nueva:\n\n{{enlace}}\n\nEl enlace vale {{minutos}} minutos y se usa una sola vez.\n\nSi usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.'),
  ('password.changed', 'EMAIL', 'La contraseña de su cuenta de Surco cambió',
   E'Hola, {{nombre}}:\n\nLa contraseña de su cuenta se cambió y se cerraron sus otras sesiones.\n\nSi no fue usted, pida de inmediato un enlace para cambiarla:\n\n{{enlace}}')
on conflict (key, channel) do nothing;

-- A used link is deleted, so the time of its use is not needed.
alter table password_resets drop column used_at;
