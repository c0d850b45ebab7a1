-- A user who has no password at the approval is invited again, because the first link may have expired. So the mail
-- no longer says to wait for the approval. A text without exactly this sentence stays as it is.
update messages set body = replace(body, 'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?» cuando su acceso esté aprobado. Le avisaremos por correo.',
  'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?».')
where key = 'user.invited' and channel = 'EMAIL';
