-- The invitation is sent at the approval, so its link does not expire while the account waits. Texts that an
-- administrator has changed stay as they are.
update messages set body = replace(body, 'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?» cuando su acceso esté aprobado. Le avisaremos por correo.',
  'Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?».')
where key = 'user.invited' and channel = 'EMAIL';
