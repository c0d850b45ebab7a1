import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { CallData, ImportProgress, ViewSettings } from '@surco/shared/contract';
import type { Crop, Packaging, ProductUse, Role, CustomerStatus, PartnerType, UserStatus } from '@surco/shared/domain';
import type {
  Decimal,
  DefaultDecimal,
  DefaultTimestamp,
  Json,
  JsonObject,
  RecordColumns,
  Timestamp,
} from './columnTypes';
import type { DocumentTables } from './documentTables';
import type { PrivacyTables } from './privacyTables';
import type { PushTables } from './pushTables';
import type { SectionTables } from './sectionTables';

export interface Database extends DocumentTables, PrivacyTables, PushTables, SectionTables {
  states: { id: string; name: string };
  zones: RecordColumns & { name: string };
  zone_states: { zone_id: string; state_id: string };
  localities: RecordColumns & {
    name: string;
    municipality: string;
    state_id: string;
    zone_id: string;
    search_text: GeneratedAlways<string>;
  };
  partners: RecordColumns & {
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
    /** Null for a price of the general list. */
    season_id: string | null;
    zone_id: string | null;
    /** Null takes the product out of the list. */
    price: Decimal | null;
    valid_from: Generated<string>;
    at: DefaultTimestamp;
    by: string | null;
  };
  partner_zones: { partner_id: string; zone_id: string };
  users: RecordColumns & {
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
    anonymized_at: Timestamp | null;
    tos_version: string | null;
    tos_accepted_at: Timestamp | null;
    search_text: GeneratedAlways<string>;
  };
  first_steps: { user_id: string; ticked: Generated<string[]>; dismissed_at: Timestamp | null };
  user_zones: { user_id: string; zone_id: string };
  production_types: RecordColumns & {
    name: string;
    default_intake_kg: Decimal;
    default_days: number;
    milk_kg_per_tonne_dm: Decimal | null;
    active: Generated<boolean>;
  };
  customers: RecordColumns & {
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
    anonymized_at: Timestamp | null;
    status: Generated<CustomerStatus>;
    status_reason: string | null;
    search_text: GeneratedAlways<string>;
  };
  products: RecordColumns & {
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
  seasons: RecordColumns & {
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
    customer_id: string | null;
    name: string | null;
    input: JsonObject<CallData<'POST /simulations'>['input']>;
    result: JsonObject<CallData<'POST /simulations'>['result']>;
    version: Generated<number>;
    created_at: DefaultTimestamp;
    updated_at: DefaultTimestamp;
  };
  saved_views: {
    id: Generated<string>;
    user_id: string;
    list: string;
    name: string;
    is_default: Generated<boolean>;
    settings: JsonObject<ViewSettings>;
    created_at: DefaultTimestamp;
    updated_at: DefaultTimestamp;
  };
  messages: RecordColumns & {
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
  /** One row. */
  database_epoch: { id: Generated<boolean>; epoch: Generated<string>; system_identifier: string };
  mail_queue: {
    id: Generated<string>;
    recipient: string | null;
    key: string;
    values: Json<Record<string, string>>;
    user_id: string | null;
    attempts: Generated<number>;
    created_at: DefaultTimestamp;
    given_up_at: Timestamp | null;
    given_up_reason: 'attempts' | 'recipient' | 'content' | 'restored' | null;
    reported_at: Timestamp | null;
  };
  voucher_reminders: { voucher_id: string; expires_at: string; days: number };
  sessions: {
    id: Generated<string>;
    id_hash: string;
    user_id: string;
    address: string | null;
    device: string | null;
    via_directory: Generated<boolean>;
    identity_confirmed_at: Timestamp | null;
    created_at: DefaultTimestamp;
    last_seen_at: DefaultTimestamp;
  };
  email_changes: {
    token_hash: string;
    user_id: string;
    email: string;
    created_at: DefaultTimestamp;
    expires_at: Timestamp;
  };
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
  /** One row, which the readiness check updates. */
  write_probe: { id: Generated<boolean>; at: DefaultTimestamp };
  rate_limits: { key: string; points: Generated<number>; expire: number | null };
  totp_secrets: {
    user_id: string;
    secret: string | null;
    pending_secret: string | null;
    confirmed_at: Timestamp | null;
    last_step: Generated<number>;
  };
  recovery_codes: { code_hash: string; user_id: string; created_at: DefaultTimestamp };
  passkeys: {
    id: Generated<string>;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: Generated<number>;
    transports: Generated<string[]>;
    name: string;
    created_at: DefaultTimestamp;
    last_used_at: Timestamp | null;
  };
  passkey_registrations: { user_id: string; challenge: string; expires_at: Timestamp };
  sign_in_challenges: {
    token_hash: string;
    user_id: string;
    password_digest: string;
    passkey_challenge: string | null;
    attempts: Generated<number>;
    created_at: DefaultTimestamp;
    expires_at: Timestamp;
  };
  known_devices: { token_hash: string; user_id: string; last_used_at: DefaultTimestamp };
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
