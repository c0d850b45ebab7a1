-- The public registration does not reveal who is a customer already: a repeated phone or RFC is reported to staff and to
-- the customer, not to the person who fills in the form.
insert into messages (key, channel, subject, body) values
  ('client.repeated', 'APP', 'Registro repetido de un cliente',
   'Alguien se registró con el teléfono o el RFC de {{cliente}}, de {{localidad}}. Si es el cliente, ayúdele a entrar.'),
  ('client.repeated', 'EMAIL', 'Alguien se registró en Surco con sus datos',
   E'Hola, {{cliente}}:\n\nSe recibió un registro con el teléfono o el RFC con los que usted ya es cliente. Sus datos no cambiaron.\n\nSi fue usted, comuníquese con {{consultor}} para pedir su clave de cliente. Si no fue usted, no tiene que hacer nada.')
on conflict (key, channel) do nothing;
