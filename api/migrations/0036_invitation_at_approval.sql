-- Who has no password at the approval is invited again, because the link expires while the account waits. Texts that an
-- administrator has changed stay as they are.
update messages set body = replace(body, 'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?» cuando su acceso esté aprobado. Le avisaremos por correo.',
  'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?».')
where key = 'user.invited' and channel = 'EMAIL';
