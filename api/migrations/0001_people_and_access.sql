-- Where people work, who they are, and how they sign in. Plain SQL without extensions, so that any PostgreSQL server can
-- run it: a primary with standbys, no distributed database. Records that users edit store who created and changed them,
-- when, and a version: a change that is based on an older version is rejected.

-- Searching ignores case and accents, and reads every dash as the hyphen that people type: "Altos-Ags" finds Altos–Ags.
-- Immutable, so that it may feed stored columns and indexes.
create function fold(value text) returns text language sql immutable parallel safe as $$
  select translate(lower(value), 'áàäâãéèëêíìïîóòöôõúùüûñç‐‑‒–—−', 'aaaaaeeeeiiiiooooouuuunc------')
$$;

-- The federal states by their national census key.
create table states (
  id text primary key check (id ~ '^\d{2}$'),
  name text not null unique
);
insert into states (id, name) values
  ('01', 'Aguascalientes'), ('02', 'Baja California'), ('03', 'Baja California Sur'), ('04', 'Campeche'),
  ('05', 'Coahuila'), ('06', 'Colima'), ('07', 'Chiapas'), ('08', 'Chihuahua'), ('09', 'Ciudad de México'),
  ('10', 'Durango'), ('11', 'Guanajuato'), ('12', 'Guerrero'), ('13', 'Hidalgo'), ('14', 'Jalisco'),
  ('15', 'México'), ('16', 'Michoacán'), ('17', 'Morelos'), ('18', 'Nayarit'), ('19', 'Nuevo León'),
  ('20', 'Oaxaca'), ('21', 'Puebla'), ('22', 'Querétaro'), ('23', 'Quintana Roo'), ('24', 'San Luis Potosí'),
  ('25', 'Sinaloa'), ('26', 'Sonora'), ('27', 'Tabasco'), ('28', 'Tamaulipas'), ('29', 'Tlaxcala'),
  ('30', 'Veracruz'), ('31', 'Yucatán'), ('32', 'Zacatecas');

create table zones (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
-- Names that differ only by accents or case are the same name to people, here and in the tables below.
create unique index zones_folded_name on zones (fold(name));

create table zone_states (
  zone_id uuid not null references zones (id) on delete cascade,
  state_id text not null references states (id),
  primary key (zone_id, state_id)
);
create index zone_states_state on zone_states (state_id);

create table localities (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  municipality text not null,
  state_id text not null references states (id),
  zone_id uuid not null references zones (id),
  search_text text not null generated always as (fold(name || ' ' || municipality)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (state_id, municipality, name)
);
create unique index localities_folded_name on localities (state_id, fold(municipality), fold(name));
create index localities_zone on localities (zone_id);

create table partners (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER')),
  name text not null,
  rfc text,
  contact text,
  phone text,
  locality_id uuid references localities (id),
  status text not null default 'ACTIVO' check (status in ('ACTIVO', 'INACTIVO')),
  tonnes_available numeric(12, 2) check (tonnes_available >= 0),
  price_per_tonne numeric(12, 2) check (price_per_tonne >= 0),
  search_text text not null generated always as
    (fold(name || ' ' || coalesce(rfc, '') || ' ' || coalesce(contact, '') || ' ' || coalesce(phone, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index partners_name on partners (type, fold(name));
create index partners_locality on partners (locality_id);

create table partner_zones (
  partner_id uuid not null references partners (id) on delete cascade,
  zone_id uuid not null references zones (id),
  primary key (partner_id, zone_id)
);
create index partner_zones_zone on partner_zones (zone_id);

create table users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  role text not null check (role in ('Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer')),
  status text not null default 'PENDIENTE' check (status in ('PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO')),
  status_reason text,
  distributor_id uuid references partners (id),
  -- argon2id; null until the person has set one.
  password_hash text,
  -- The argon2id hash of a farmer's client key, and its last four characters, which may be shown.
  client_key_hash text,
  client_key_hint text,
  -- Id of the directory account that signs in as this user; set when it signs in for the first time.
  directory_oid text unique,
  tos_version text,
  tos_accepted_at timestamptz,
  search_text text not null generated always as
    (fold(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  -- When a farmer's account was anonymized together with its customer. The application hides the personal data of the
  -- account in audit entries before this time.
  anonymized_at timestamptz
);
create unique index users_email on users (lower(email));
create unique index users_client_phone on users (phone) where client_key_hash is not null;
create index users_list on users (role, status);

create table user_zones (
  user_id uuid not null references users (id) on delete cascade,
  zone_id uuid not null references zones (id),
  primary key (user_id, zone_id)
);
create index user_zones_zone on user_zones (zone_id);

-- When the permissions of a user change, every listening instance closes their streams at once.
create function announce_changed_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('changedUser', new.id)::text);
  return null;
end $$;
create trigger users_rights after update of role, status, client_key_hint, distributor_id on users
  for each row when (
    (old.role, old.status, old.client_key_hint, old.distributor_id)
    is distinct from (new.role, new.status, new.client_key_hint, new.distributor_id))
  execute function announce_changed_rights();

create function announce_changed_zones() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('changedUser', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger user_zones_rights after insert or update or delete on user_zones
  for each row execute function announce_changed_zones();

-- What a person has said about the checklist of the first days. Most of its steps are recognised from other tables.
create table first_steps (
  user_id uuid primary key references users (id) on delete cascade,
  ticked text[] not null default '{}',
  dismissed_at timestamptz
);

-- Views of lists that a user has saved under a name: filters, order, columns and density. They belong to their user
-- alone; a link to a view carries all of it and needs no row here.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- Path of the page with the list.
  list text not null,
  name text not null,
  -- The view that the list opens with.
  is_default boolean not null default false,
  -- Filters, sort, columns and density, as in the contract.
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create unique index saved_views_default on saved_views (user_id, list) where is_default;
