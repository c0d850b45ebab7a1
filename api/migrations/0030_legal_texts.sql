-- Every published version of the terms and of the privacy notice, with the party responsible at that time. The newest
-- version of a kind is in force. `text` is what people read: the template with its placeholders filled.
create table legal_texts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('TERMS', 'PRIVACY_NOTICE')),
  version text not null,
  template text not null,
  text text not null,
  responsible_name text not null default '',
  responsible_address text not null default '',
  responsible_contact text not null default '',
  published_at timestamptz not null default clock_timestamp(),
  published_by uuid references users (id),
  unique (kind, version)
);
create index legal_texts_current on legal_texts (kind, published_at desc);

insert into legal_texts (kind, version, template, text, published_at)
select kind, '2026-01', body, body, '2026-01-01T06:00:00Z' from (values
  ('TERMS', $terms$TÉRMINOS Y CONDICIONES DE USO DE SURCO

1. Objeto
Surco es la herramienta con la que el distribuidor registra clientes, ventas y DKbonos de semilla, y consulta inventario y simulaciones de ensilado. Su uso está reservado al personal y a los consultores autorizados.

2. Cuenta personal
La cuenta es personal e intransferible. La contraseña no se comparte con nadie. Cualquier acceso indebido se informa de inmediato al coordinador de la zona.

3. Veracidad de los registros
Las ventas, los abonos y los datos de los clientes se registran completos y conforme a lo acordado con el cliente. Los precios y el inventario que calcula el sistema son los que valen.

4. Datos personales
Los datos de los clientes se usan solo para atenderlos. No se copian, comparten ni conservan fuera de Surco. Su tratamiento se rige por el aviso de privacidad del distribuidor y por la ley mexicana de protección de datos personales.

5. Registro de actividad
Cada movimiento queda registrado con su autor, fecha y hora, y puede ser revisado por la administración.

6. Simulaciones
Los resultados del simulador son estimaciones para comparar opciones. No constituyen una garantía de rendimiento, de producción de leche ni de utilidad.

7. Vigencia
Estos términos rigen desde su aceptación. Cuando cambien, se pedirá aceptarlos de nuevo antes de continuar.$terms$),
  ('PRIVACY_NOTICE', $notice$AVISO DE PRIVACIDAD

1. Responsable
El distribuidor que opera Surco es responsable de los datos personales que usted proporciona y los protege conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

2. Datos que se recaban
Nombre o razón social, RFC, teléfono, correo, domicilio, estado y localidad, superficie, tamaño del hato y tipo de producción. No se piden datos personales sensibles.

3. Para qué se usan
Para atender su solicitud de registro, asignarle un consultor, preparar cotizaciones, ventas y DKbonos, y darles seguimiento. No se usan para fines distintos sin su consentimiento.

4. Con quién se comparten
Con el consultor y el distribuidor que atienden su zona, y con las autoridades cuando la ley lo exija. Sus datos no se venden.

5. Sus derechos
Puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su uso, y retirar su consentimiento, por medio de su consultor o de la administración del distribuidor, que responderá en los plazos de la ley.

6. Conservación y cambios
Los datos se conservan mientras exista la relación comercial y el tiempo que la ley exija después. Si este aviso cambia, se publicará aquí con una versión nueva.$notice$)
) as first_version (kind, body);

-- Who accepted which version, and when. `users` and `clients` hold the latest one of each person.
create table legal_acceptances (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('TERMS', 'PRIVACY_NOTICE')),
  version text not null,
  user_id uuid references users (id),
  customer_id uuid references clients (id),
  accepted_at timestamptz not null,
  check (num_nonnulls(user_id, customer_id) = 1)
);
create index legal_acceptances_version on legal_acceptances (kind, version);
create index legal_acceptances_at on legal_acceptances (accepted_at desc, id);
create index legal_acceptances_user on legal_acceptances (user_id) where user_id is not null;
create index legal_acceptances_customer on legal_acceptances (customer_id) where customer_id is not null;

insert into legal_acceptances (kind, version, user_id, accepted_at)
select 'TERMS', tos_version, id, tos_accepted_at from users where tos_version is not null and tos_accepted_at is not null;
insert into legal_acceptances (kind, version, customer_id, accepted_at)
select 'PRIVACY_NOTICE', privacy_notice_version, id, privacy_notice_accepted_at from clients
where privacy_notice_version is not null and privacy_notice_accepted_at is not null;

-- Triggers record the acceptance, so that no code that registers a person can forget it.
create function record_terms_acceptance() returns trigger language plpgsql as $$
begin
  insert into legal_acceptances (kind, version, user_id, accepted_at)
  values ('TERMS', new.tos_version, new.id, new.tos_accepted_at);
  return null;
end $$;
create trigger users_accept_terms_insert after insert on users for each row
  when (new.tos_version is not null and new.tos_accepted_at is not null) execute function record_terms_acceptance();
create trigger users_accept_terms_update after update of tos_version, tos_accepted_at on users for each row
  when (new.tos_version is not null and new.tos_accepted_at is not null
    and (new.tos_version, new.tos_accepted_at) is distinct from (old.tos_version, old.tos_accepted_at))
  execute function record_terms_acceptance();

create function record_notice_acceptance() returns trigger language plpgsql as $$
begin
  insert into legal_acceptances (kind, version, customer_id, accepted_at)
  values ('PRIVACY_NOTICE', new.privacy_notice_version, new.id, new.privacy_notice_accepted_at);
  return null;
end $$;
create trigger clients_accept_notice_insert after insert on clients for each row
  when (new.privacy_notice_version is not null and new.privacy_notice_accepted_at is not null)
  execute function record_notice_acceptance();
create trigger clients_accept_notice_update
  after update of privacy_notice_version, privacy_notice_accepted_at on clients for each row
  when (new.privacy_notice_version is not null and new.privacy_notice_accepted_at is not null
    and (new.privacy_notice_version, new.privacy_notice_accepted_at)
      is distinct from (old.privacy_notice_version, old.privacy_notice_accepted_at))
  execute function record_notice_acceptance();
