import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { CallData, ImportProgress } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import type { ClientStatus, PartnerType, UserStatus } from '@surco/shared/contract/statuses';
import type { Crop, Packaging, ProductUse } from '@surco/shared/domain/product';
import type { Decimal, DefaultDecimal, DefaultTimestamp, Json, JsonObject, Stamps, Timestamp } from './columns';
import type { DocumentTables } from './documentTables';

export interface Database extends DocumentTables {
  states: { id: string; name: string };
  zones: Stamps & { name: string };
  zone_states: { zone_id: string; state_id: string };
  localities: Stamps & {
    name: string;
    municipality: string;
    state_id: string;
    zone_id: string;
    search_text: GeneratedAlways<string>;
  };
  partners: Stamps & {
    type: PartnerType;
    name: string;
    rfc: string | null;
    contact: string | null;
    phone: string | null;
    locality_id: string | null;
    status: Generated<'ACTIVO' | 'INACTIVO'>;
    tonnes_available: Decimal | null;
    price_per_tonne: Decimal | null;
    search_text: GeneratedAlways<string>;
  };
  product_prices: {
    id: Generated<string>;
    product_id: string;
    price: Decimal;
    at: DefaultTimestamp;
    by: string | null;
  };
  partner_zones: { partner_id: string; zone_id: string };
  users: Stamps & {
    first_name: string;
    last_name: string;
    email: string | null;
    phone: string | null;
    role: Role;
    status: Generated<UserStatus>;
    status_reason: string | null;
    distributor_id: string | null;
    password_hash: string | null;
    client_key_hash: string | null;
    client_key_hint: string | null;
    directory_oid: string | null;
    tos_version: string | null;
    tos_accepted_at: Timestamp | null;
    search_text: GeneratedAlways<string>;
  };
  user_zones: { user_id: string; zone_id: string };
  production_types: Stamps & {
    name: string;
    default_intake_kg: Decimal;
    default_days: number;
    milk_kg_per_tonne_dm: Decimal | null;
    active: Generated<boolean>;
  };
  clients: Stamps & {
    person_type: 'FISICA' | 'MORAL';
    first_name: string;
    last_name: string;
    business_name: string | null;
    rfc: string | null;
    phone: string;
    email: string | null;
    state_id: string;
    locality_id: string;
    address: string | null;
    postal_code: string | null;
    hectares: Decimal | null;
    herd_size: number | null;
    production_type_id: string | null;
    consultant_id: string | null;
    privacy_notice_accepted_at: Timestamp | null;
    privacy_notice_version: string | null;
    status: Generated<ClientStatus>;
    status_reason: string | null;
    search_text: GeneratedAlways<string>;
  };
  products: Stamps & {
    code: string;
    name: string;
    crop: Crop;
    use: ProductUse;
    environment: Generated<string>;
    packaging: Packaging;
    seeds_per_bag: number | null;
    kg_per_bag: Decimal | null;
    kg_per_ha: Decimal | null;
    density_plants_ha: number | null;
    yield_mv: Decimal;
    dry_matter: Decimal;
    base_price: Decimal;
    max_discount: DefaultDecimal;
    tax_rate: DefaultDecimal;
    seed_category: Generated<string>;
    treatment: Generated<string>;
    enabled: Generated<boolean>;
    search_text: GeneratedAlways<string>;
  };
  seasons: Stamps & {
    name: string;
    start_date: string;
    end_date: string;
    is_open: Generated<boolean>;
    is_voucher_open: Generated<boolean>;
  };
  simulator_params: {
    key: string;
    value: Decimal;
    version: Generated<number>;
    updated_at: DefaultTimestamp;
    updated_by: string | null;
  };
  simulator_param_changes: {
    id: Generated<string>;
    key: string;
    before: Decimal | null;
    after: Decimal;
    at: DefaultTimestamp;
    by: string | null;
  };
  simulations: {
    id: Generated<string>;
    user_id: string;
    client_id: string | null;
    name: string | null;
    input: JsonObject<CallData<'POST /simulations'>['input']>;
    result: JsonObject<CallData<'POST /simulations'>['result']>;
    version: Generated<number>;
    created_at: DefaultTimestamp;
    updated_at: DefaultTimestamp;
  };
  messages: Stamps & {
    key: string;
    channel: 'APP' | 'EMAIL';
    subject: Generated<string>;
    body: string;
    active: Generated<boolean>;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    type: string;
    title: string;
    body: string;
    link: string | null;
    read_at: Timestamp | null;
    created_at: DefaultTimestamp;
  };
  mail_queue: {
    id: Generated<string>;
    recipient: string;
    key: string;
    values: Json<Record<string, string>>;
    attempts: Generated<number>;
    due_at: DefaultTimestamp;
    created_at: DefaultTimestamp;
  };
  voucher_reminders: { voucher_id: string; expires_at: string; days: number };
  sessions: { id_hash: string; user_id: string; created_at: DefaultTimestamp; last_seen_at: DefaultTimestamp };
  password_resets: { token_hash: string; user_id: string; created_at: DefaultTimestamp; expires_at: Timestamp };
  import_runs: {
    user_id: string;
    id: string;
    file_name: string;
    dry_run: boolean;
    stage: ImportProgress['stage'];
    done: Generated<number>;
    total: Generated<number>;
    started_at: DefaultTimestamp;
    updated_at: DefaultTimestamp;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    answer: Json<unknown> | null;
    created_at: DefaultTimestamp;
  };
  rate_hits: { id: Generated<string>; bucket: string; at: DefaultTimestamp };
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
