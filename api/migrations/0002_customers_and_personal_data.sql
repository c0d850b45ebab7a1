-- Customers, and what the law on personal data (LFPDPPP) asks for.

create table production_types (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  default_intake_kg numeric(6, 2) not null check (default_intake_kg between 1 and 50),
  default_days integer not null check (default_days between 1 and 365),
  milk_kg_per_tonne_dm numeric(8, 2) check (milk_kg_per_tonne_dm > 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index production_types_folded_name on production_types (fold(name));
-- Those that the simulator starts from.
insert into production_types (name, default_intake_kg, default_days, milk_kg_per_tonne_dm) values
  ('Leche', 25, 365, 1500),
  ('Doble propósito', 20, 150, 500),
  ('Engorda', 10, 120, null),
  ('Cría', 12, 150, null);

create table clients (
  id uuid primary key default gen_random_uuid(),
  person_type text not null check (person_type in ('FISICA', 'MORAL')),
  first_name text not null,
  last_name text not null,
  business_name text check (person_type = 'FISICA' or business_name is not null),
  rfc text,
  phone text not null unique check (phone ~ '^\d{10}$'),
  email text,
  state_id text not null references states (id),
  locality_id uuid not null references localities (id),
  address text,
  postal_code text check (postal_code ~ '^\d{5}$'),
  hectares numeric(8, 2) check (hectares between 0 and 100000),
  herd_size integer check (herd_size between 0 and 100000),
  production_type_id uuid references production_types (id),
  consultant_id uuid references users (id),
  privacy_notice_accepted_at timestamptz,
  privacy_notice_version text,
  status text not null default 'PENDIENTE' check (status in ('PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO')),
  status_reason text,
  search_text text not null generated always as
    (fold(first_name || ' ' || last_name || ' ' || coalesce(business_name, '') || ' ' || coalesce(rfc, '') || ' ' || phone || ' ' || coalesce(email, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  anonymized_at timestamptz
);
-- The two generic RFCs belong to nobody.
create unique index clients_rfc on clients (rfc) where rfc not in ('XAXX010101000', 'XEXX010101000');
create index clients_consultant on clients (consultant_id, status);
create index clients_locality on clients (locality_id);
create index clients_state on clients (state_id);
create index clients_production_type on clients (production_type_id);
create index clients_name on clients (fold(coalesce(business_name, first_name || ' ' || last_name)), id);
create index clients_created on clients (created_at, id);

-- Numbers the anonymized customers, so that each gets a different name and phone number.
create sequence anonymous_customer_numbers;

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
-- Those that a new installation begins with, in force until an administrator publishes others.
insert into legal_texts (kind, version, template, text, published_at)
-- Until the first publication names the responsible party, people read the text without its placeholders.
select kind, '2026-01', template,
  replace(replace(template, '{{responsable}}, con domicilio en {{domicilio}},', 'El distribuidor que opera Surco'),
    ' ({{contacto}})', ''),
  '2026-01-01T06:00:00Z' from (values
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
{{responsable}}, con domicilio en {{domicilio}}, es responsable de los datos personales que usted proporciona y los protege conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

2. Datos que se recaban
Nombre o razón social, RFC, teléfono, correo, domicilio, estado y localidad, superficie, tamaño del hato y tipo de producción. No se piden datos personales sensibles.

3. Para qué se usan
Para atender su solicitud de registro, asignarle un consultor, preparar cotizaciones, ventas y DKbonos, y darles seguimiento. No se usan para fines distintos sin su consentimiento.

4. Con quién se comparten
Con el consultor y el distribuidor que atienden su zona, y con las autoridades cuando la ley lo exija. Sus datos no se venden.

5. Sus derechos
Puede acceder a sus datos, rectificarlos, cancelarlos u oponerse a su uso, y retirar su consentimiento, por medio de su consultor o de la administración del distribuidor ({{contacto}}), que responderá en los plazos de la ley.

6. Conservación y cambios
Los datos se conservan mientras exista la relación comercial y el tiempo que la ley exija después. Si este aviso cambia, se publicará aquí con una versión nueva.$notice$)
) as first_version (kind, template);

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

-- The register of ARCO requests: access, rectification, cancellation, opposition.
create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('ACCESO', 'RECTIFICACION', 'CANCELACION', 'OPOSICION')),
  status text not null default 'RECIBIDA' check (status in ('RECIBIDA', 'EN_PROCESO', 'PROCEDENTE', 'IMPROCEDENTE')),
  applicant text not null,
  contact text not null,
  details text,
  received_on date not null,
  -- Twenty business days after the reception.
  due_on date not null,
  resolution text,
  resolved_on date,
  -- Fifteen business days after a decision in favour.
  effective_by date,
  search_text text not null generated always as (fold(applicant || ' ' || contact)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  check ((status in ('PROCEDENTE', 'IMPROCEDENTE')) = (resolved_on is not null and resolution is not null))
);
create index privacy_requests_due on privacy_requests (due_on, id);
create index privacy_requests_received on privacy_requests (received_on, id);
