-- The mails use the terms of docs/glosario.md. Sentences that an administrator has changed stay as they are.
update messages set body = replace(body, 'Ya es posible iniciar sesión en {{enlace}}', 'Ya puede entrar en {{enlace}}')
where channel = 'EMAIL';

update messages set body = replace(body, 'No recibirá otro aviso como este', 'No recibirá otro correo como este')
where channel = 'EMAIL';
