-- The mails of an approval say what to do next. Texts that an administrator has changed stay as they are.
update messages set body = E'Hola, {{nombre}}:\n\nSu acceso fue aprobado. Ya es posible iniciar sesión en {{enlace}}\n\nSi aún no tiene contraseña, pida ahí mismo un enlace en «¿Olvidó su contraseña?» para elegirla.'
where key = 'user.approved' and channel = 'EMAIL'
  and body = E'Hola, {{nombre}}:\n\nSu acceso fue aprobado. Ya es posible iniciar sesión en {{enlace}}';

update messages set body = E'Hola, {{cliente}}:\n\nSu registro fue aprobado. Le atiende {{consultor}}, quien le entregará su clave de cliente para entrar y usar el simulador.'
where key = 'client.approved' and channel = 'EMAIL'
  and body = E'Hola, {{cliente}}:\n\nSu registro fue aprobado. Su consultor es {{consultor}}.';
