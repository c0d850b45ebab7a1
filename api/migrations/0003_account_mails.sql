-- The mails without which nobody gets back in; an administrator may change their words (see src/modules/messages).
insert into messages (key, channel, subject, body) values
  ('password.reset', 'EMAIL', 'Cambie su contraseña de Surco',
   E'Hola, {{nombre}}:\n\nSe pidió cambiar la contraseña de su cuenta. Abra este enlace para elegir una nueva:\n\n{{enlace}}\n\nEl enlace vale {{minutos}} minutos y se usa una sola vez.\n\nSi usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.'),
  ('password.changed', 'EMAIL', 'La contraseña de su cuenta de Surco cambió',
   E'Hola, {{nombre}}:\n\nLa contraseña de su cuenta se cambió y se cerraron sus otras sesiones.\n\nSi no fue usted, pida de inmediato un enlace para cambiarla:\n\n{{enlace}}')
on conflict (key, channel) do nothing;

-- A link that was used is gone like one that never was: there is nothing to tell them apart for.
alter table password_resets drop column used_at;
