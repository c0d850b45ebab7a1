-- The texts of notifications and mails; an administrator may change them (see src/modules/messages).
insert into messages (key, channel, subject, body) values
  ('user.pending', 'APP', 'Usuario por aprobar',
   '{{nombre}} solicitó acceso como {{rol}}.'),
  ('user.approved', 'EMAIL', 'Su acceso a Surco fue aprobado',
   E'Hola, {{nombre}}:\n\nSu acceso fue aprobado. Ya es posible iniciar sesión en {{enlace}}'),
  ('user.rejected', 'EMAIL', 'Su acceso a Surco no fue aprobado',
   E'Hola, {{nombre}}:\n\nSu solicitud no fue aprobada. Motivo: {{motivo}}'),
  ('client.pending', 'APP', 'Cliente por aprobar',
   '{{cliente}} se registró en {{localidad}}.'),
  ('client.approved', 'EMAIL', 'Su registro fue aprobado',
   E'Hola, {{cliente}}:\n\nSu registro fue aprobado. Su consultor es {{consultor}}.'),
  ('client.rejected', 'EMAIL', 'Su registro no fue aprobado',
   E'Hola, {{cliente}}:\n\nSu registro no fue aprobado. Motivo: {{motivo}}'),
  ('voucher.created', 'APP', 'DKbono {{folio}} creado',
   '{{cliente}} apartó {{bolsas}} por {{total}}. Vence el {{vigencia}}.'),
  ('voucher.created', 'EMAIL', 'Su DKbono {{folio}}',
   E'Hola, {{cliente}}:\n\nSe registró su DKbono {{folio}}: {{bolsas}} por {{total}}, apartadas hasta el {{vigencia}}.\n\nPara abonar o resolver dudas, comuníquese con {{consultor}}, de {{distribuidor}}.\n\nEste mensaje no es un comprobante fiscal.'),
  ('voucher.payment', 'APP', 'Abono al DKbono {{folio}}',
   '{{cliente}} abonó {{importe}}; el saldo es de {{saldo}}.'),
  ('voucher.payment', 'EMAIL', 'Abono recibido al DKbono {{folio}}',
   E'Hola, {{cliente}}:\n\nSe recibió su abono de {{importe}} al DKbono {{folio}}. Lleva pagado {{pagado}} y su saldo es de {{saldo}}.\n\nEste mensaje no es un comprobante fiscal.'),
  ('voucher.paid', 'APP', 'DKbono {{folio}} liquidado',
   'El DKbono {{folio}} de {{cliente}} por {{total}} quedó liquidado.'),
  ('voucher.paid', 'EMAIL', 'Su DKbono {{folio}} está liquidado',
   E'Hola, {{cliente}}:\n\nSu DKbono {{folio}} por {{total}} quedó liquidado. {{consultor}} le informará de la entrega de sus bolsas.\n\nEste mensaje no es un comprobante fiscal.'),
  ('voucher.expiring', 'APP', 'DKbono {{folio}} por vencer',
   'El DKbono {{folio}} de {{cliente}} vence {{plazo}} con un saldo de {{saldo}}.'),
  ('voucher.expired', 'APP', 'DKbono {{folio}} vencido',
   'El DKbono {{folio}} de {{cliente}} venció con un saldo de {{saldo}}; sus bolsas quedaron libres.'),
  ('sale.created', 'APP', 'Venta {{folio}}',
   '{{consultor}} vendió {{bolsas}} a {{cliente}} por {{total}}.'),
  ('sale.edited', 'APP', 'Venta {{folio}} modificada',
   'Cambió la venta {{folio}} de {{consultor}} a {{cliente}}; el total es de {{total}}.'),
  ('sale.deleted', 'APP', 'Venta {{folio}} eliminada',
   'Se eliminó la venta {{folio}} de {{consultor}} a {{cliente}} por {{total}}.'),
  ('stock.low', 'APP', 'Quedan pocas bolsas de {{producto}}',
   'Quedan {{disponible}} de {{producto}} en {{distribuidor}} para {{temporada}}.'),
  ('stock.exhausted', 'APP', '{{producto}} se agotó',
   'Ya no hay bolsas de {{producto}} en {{distribuidor}} para {{temporada}}.'),
  ('season.opened', 'APP', '{{temporada}} está abierta',
   'La temporada {{temporada}} quedó abierta para {{ventana}}.'),
  ('season.closed', 'APP', '{{temporada}} se cerró',
   'La temporada {{temporada}} se cerró para {{ventana}}.'),
  ('import.finished', 'APP', 'Importación terminada',
   'Se importaron {{ventas}} de {{filas}}.')
on conflict (key, channel) do nothing;

-- Mails waiting to be sent. They are queued in the transaction of the change that they report, so that a mail is sent
-- if and only if the change was committed.
create table mail_queue (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  key text not null,
  values jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mail_queue_due on mail_queue (due_at);

-- Expiry reminders already sent, one for each DKbono, expiry date and stage. `days` is the stage: how many days before
-- the expiry the reminder is due.
create table voucher_reminders (
  voucher_id uuid not null references vouchers (id) on delete cascade,
  expires_at date not null,
  days integer not null,
  primary key (voucher_id, expires_at, days)
);
