/** Generated from the migrated schema by `pnpm database-types`; do not edit. */
import type {
  HistoryAction,
  HistoryChanges,
  JsonRecord,
  JsonText,
  SimulationInput,
  SimulationResult,
  VisitMetric,
} from './columnTypes';
import type { ViewSettings } from '@surco/shared/contract';
import type { StockMovementEvent } from '@surco/shared/domain';
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AuditChain {
  entry_id: string;
  hash: Buffer;
  position: number;
}

export interface AuditHiddenValues {
  entry_id: string;
  paths: JsonText<string[][]>;
}

export interface AuditLog {
  action: string;
  after: JsonText<unknown> | null;
  at: Generated<Timestamp>;
  before: JsonText<unknown> | null;
  entity: string;
  entity_id: string | null;
  id: Generated<string>;
  user_id: string | null;
}

export interface AuditUnsealed {
  at: Timestamp;
  entry_id: string;
}

export interface CreditReturns {
  amount: Numeric;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  date: string;
  id: Generated<string>;
  method: '01' | '02' | '03' | '04' | '28';
  reference: string | null;
  voucher_id: string;
}

export interface CustomerMerges {
  consultant_id: string | null;
  customer_id: string;
  id: Generated<string>;
  merged_at: Generated<Timestamp>;
  merged_by: string;
  merged_id: string;
  registered_at: Timestamp;
  undo: Json | null;
}

export interface Customers {
  address: string | null;
  anonymized_at: Timestamp | null;
  business_name: string | null;
  consultant_id: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  email: string | null;
  first_name: string;
  folded_name: GeneratedAlways<string>;
  hectares: Numeric | null;
  herd_size: number | null;
  id: Generated<string>;
  last_name: string;
  locality_id: string;
  person_type: 'FISICA' | 'MORAL';
  phone: string;
  postal_code: string | null;
  privacy_notice_accepted_at: Timestamp | null;
  privacy_notice_version: string | null;
  production_type_id: string | null;
  rfc: string | null;
  search_text: GeneratedAlways<string>;
  state_id: string;
  status: Generated<'PENDIENTE' | 'ACTIVO' | 'RECHAZADO' | 'INACTIVO'>;
  status_reason: string | null;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface DailySums {
  bags: number;
  consultant_id: string | null;
  count: number;
  customer_id: string | null;
  date: string | null;
  distributor_id: string | null;
  hectares: Numeric;
  kind: 'sale' | 'voucher' | 'line' | 'customer' | 'zone';
  paid: Numeric;
  product_id: string | null;
  season_id: string;
  state_id: string | null;
  status: string | null;
  subtotal: Numeric;
  tax: Numeric;
  total: Numeric;
  zone_id: string;
}

export interface DatabaseEpoch {
  epoch: Generated<string>;
  id: Generated<boolean>;
  system_identifier: string;
}

export interface DocumentHistory {
  action: HistoryAction;
  amount: Numeric | null;
  at: Generated<Timestamp>;
  by: string | null;
  changes: HistoryChanges;
  id: Generated<string>;
  note: string | null;
  sale_id: string | null;
  voucher_id: string | null;
}

export interface EmailChanges {
  created_at: Generated<Timestamp>;
  email: string;
  expires_at: Timestamp;
  token_hash: string;
  user_id: string;
}

export interface FirstSteps {
  dismissed_at: Timestamp | null;
  ticked: Generated<string[]>;
  user_id: string;
}

export interface FolioCounters {
  kind: string;
  last: number;
  year: number;
}

export interface IdempotencyKeys {
  answer: JsonText<unknown> | null;
  created_at: Generated<Timestamp>;
  key: string;
  request_hash: string;
  user_id: string;
}

export interface Images {
  content: Buffer;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  height: number;
  id: Generated<string>;
  media_type: 'image/jpeg' | 'image/png';
  partner_id: string | null;
  payment_id: string | null;
  sale_id: string | null;
  sha256: string;
  width: number;
}

export interface ImportMatches {
  headings: JsonText<string[]>;
  list: string;
  matches: JsonText<Record<string, string>>;
}

export interface ImportRuns {
  done: Generated<number>;
  dry_run: boolean;
  file_name: string;
  id: string;
  stage: 'RECEIVED' | 'READING' | 'CHECKING' | 'WRITING' | 'DONE' | 'REFUSED';
  started_at: Generated<Timestamp>;
  total: Generated<number>;
  updated_at: Generated<Timestamp>;
  user_id: string;
}

export interface Imports {
  created: number;
  created_at: Generated<Timestamp>;
  created_by: string;
  created_ids: string[];
  file_name: string;
  id: Generated<string>;
  list: string;
  merged: number;
  rows: number;
  skipped: number;
  undone_at: Timestamp | null;
}

export interface InstalledMessages {
  channel: string;
  key: string;
}

export interface Inventories {
  adjustments: Generated<number>;
  available: GeneratedAlways<number>;
  committed: Generated<number>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  distributor_id: string;
  id: Generated<string>;
  initial: number;
  product_id: string;
  season_id: string;
  sold: Generated<number>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface KnownDevices {
  last_used_at: Generated<Timestamp>;
  token_hash: string;
  user_id: string;
}

export interface LegalAcceptances {
  accepted_at: Timestamp;
  customer_id: string | null;
  id: Generated<string>;
  kind: 'TERMS' | 'PRIVACY_NOTICE';
  user_id: string | null;
  version: string;
}

export interface LegalTexts {
  id: Generated<string>;
  kind: 'TERMS' | 'PRIVACY_NOTICE';
  published_at: Generated<Timestamp>;
  published_by: string | null;
  responsible_address: Generated<string>;
  responsible_contact: Generated<string>;
  responsible_name: Generated<string>;
  template: string;
  text: string;
  version: string;
}

export interface Localities {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  id: Generated<string>;
  municipality: string;
  name: string;
  search_text: GeneratedAlways<string>;
  state_id: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
  zone_id: string;
}

export interface MailQueue {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  given_up_at: Timestamp | null;
  given_up_reason: 'attempts' | 'recipient' | 'content' | 'restored' | null;
  id: Generated<string>;
  key: string;
  recipient: string | null;
  reported_at: Timestamp | null;
  user_id: string | null;
  values: JsonText<Record<string, string>>;
}

export interface Messages {
  active: Generated<boolean>;
  body: string;
  channel: 'APP' | 'EMAIL';
  created_at: Generated<Timestamp>;
  created_by: string | null;
  id: Generated<string>;
  key: string;
  subject: Generated<string>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface Migrations {
  applied_at: Generated<Timestamp>;
  expands: Generated<boolean>;
  name: string;
}

export interface Notifications {
  body: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  link: string | null;
  read_at: Timestamp | null;
  title: string;
  tx: Generated<string>;
  type: string;
  user_id: string;
}

export interface PaperLinks {
  created_at: Generated<Timestamp>;
  created_by: string;
  expires_at: Timestamp;
  first_opened_at: Timestamp | null;
  from_date: string | null;
  id: Generated<string>;
  kind: 'sale' | 'voucher' | 'receipt' | 'statement' | 'simulation';
  last_opened_at: Timestamp | null;
  open_count: Generated<number>;
  record_id: string;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  season_id: string | null;
  to_date: string | null;
  token_hash: string;
}

export interface Partners {
  address: string | null;
  contact: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  id: Generated<string>;
  locality_id: string | null;
  name: string;
  phone: string | null;
  price_per_tonne: Numeric | null;
  rfc: string | null;
  search_text: GeneratedAlways<string>;
  status: Generated<'ACTIVO' | 'INACTIVO'>;
  tonnes_available: Numeric | null;
  type: 'DISTRIBUTOR' | 'SILAGE_VENDOR' | 'SILAGE_PRODUCER';
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface PartnerZones {
  partner_id: string;
  zone_id: string;
}

export interface PasskeyRegistrations {
  challenge: string;
  expires_at: Timestamp;
  user_id: string;
}

export interface Passkeys {
  counter: Generated<number>;
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: Generated<string>;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  transports: Generated<string[]>;
  user_id: string;
}

export interface PasswordResets {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  opened_at: Timestamp | null;
  token_hash: string;
  user_id: string;
}

export interface Payments {
  amount: Numeric;
  balance_after: Numeric;
  balance_before: Numeric;
  cancellation_reason: string | null;
  cancelled_at: Timestamp | null;
  cancelled_by: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  credit_voucher_id: string | null;
  date: string;
  id: Generated<string>;
  method: '01' | '02' | '03' | '04' | '28';
  receipt_folio: string;
  received_by: string | null;
  reference: string | null;
  voucher_id: string;
}

export interface PrivacyRequests {
  applicant: string;
  contact: string;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  details: string | null;
  due_on: string;
  effective_by: string | null;
  id: Generated<string>;
  kind: 'ACCESO' | 'RECTIFICACION' | 'CANCELACION' | 'OPOSICION';
  received_on: string;
  resolution: string | null;
  resolved_on: string | null;
  search_text: GeneratedAlways<string>;
  status: Generated<'RECIBIDA' | 'EN_PROCESO' | 'PROCEDENTE' | 'IMPROCEDENTE'>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface ProductionTypes {
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  default_days: number;
  default_intake_kg: Numeric;
  id: Generated<string>;
  milk_kg_per_tonne_dm: Numeric | null;
  name: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface ProductPrices {
  at: Generated<Timestamp>;
  by: string | null;
  id: Generated<string>;
  price: Numeric | null;
  product_id: string;
  season_id: string | null;
  valid_from: Generated<string>;
  zone_id: string | null;
}

export interface Products {
  base_price: Numeric;
  code: string;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  crop: 'MAIZ' | 'SORGO';
  density_plants_ha: number | null;
  dry_matter: Numeric;
  enabled: Generated<boolean>;
  environment: Generated<string>;
  id: Generated<string>;
  kg_per_bag: Numeric | null;
  kg_per_ha: Numeric | null;
  max_discount: Generated<Numeric>;
  name: string;
  packaging: 'SEMILLAS' | 'KG';
  search_text: GeneratedAlways<string>;
  seed_category: Generated<string>;
  seeds_per_bag: number | null;
  tax_rate: Generated<Numeric>;
  treatment: Generated<string>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  use: 'SILO' | 'GRANO' | 'DOBLE';
  version: Generated<number>;
  yield_mv: Numeric;
}

export interface PushKeys {
  created_at: Generated<Timestamp>;
  id: Generated<boolean>;
  private_key: string;
  public_key: string;
}

export interface PushQueue {
  attempts: Generated<number>;
  body: string;
  created_at: Generated<Timestamp>;
  due_at: Generated<Timestamp>;
  id: Generated<string>;
  link: string | null;
  notification_id: string;
  subscription_id: string;
  title: string;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Generated<Timestamp>;
  device: string | null;
  endpoint: string;
  failing_since: Timestamp | null;
  id: Generated<string>;
  last_success_at: Timestamp | null;
  muted_types: Generated<string[]>;
  p256dh: string;
  session_hash: string;
  show_amounts: Generated<boolean>;
  user_id: string;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface RecoveryCodes {
  code_hash: string;
  created_at: Generated<Timestamp>;
  user_id: string;
}

export interface RemoteReleases {
  document_hash: string;
  recorded_at: Generated<Timestamp>;
}

export interface SaleLines {
  base_price: Numeric;
  discount: Generated<Numeric>;
  hectares: Generated<Numeric>;
  id: Generated<string>;
  lot: string | null;
  position: number;
  product_id: string;
  product_yield: Numeric;
  quantity: number;
  sale_id: string;
  tax_rate: Generated<Numeric>;
  total: Numeric;
}

export interface Sales {
  bags: number;
  consultant_id: string;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  customer_id: string;
  date: string;
  delivered_to: string | null;
  distributor_id: string;
  external_digest: string | null;
  external_reference: string | null;
  folio: string;
  hectares: Numeric;
  id: Generated<string>;
  notes: string | null;
  season_id: string;
  state_id: GeneratedAlways<string>;
  status: Generated<'REGISTRADA' | 'ENTREGADA' | 'ELIMINADA'>;
  subtotal: Numeric;
  tax: Generated<Numeric>;
  total: Numeric;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
  voucher_id: string | null;
  zone_id: GeneratedAlways<string>;
}

export interface SavedViews {
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  is_default: Generated<boolean>;
  list: string;
  name: string;
  settings: JsonRecord<ViewSettings>;
  updated_at: Generated<Timestamp>;
  user_id: string;
}

export interface Seasons {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  end_date: string;
  id: Generated<string>;
  is_open: Generated<boolean>;
  is_voucher_open: Generated<boolean>;
  name: string;
  start_date: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface SectionFiles {
  content: Buffer;
  file: string;
  name: string;
  version: string;
}

export interface SectionReleases {
  document: JsonText<unknown>;
  revision: number;
  written_at: Generated<Timestamp>;
}

export interface SectionTokens {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  hint: string;
  id: Generated<string>;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  sections: string[];
  team: string;
  token_hash: string;
}

export interface SectionVersions {
  digest: string;
  name: string;
  version: string;
  written_at: Generated<Timestamp>;
}

export interface SectionVisitCounts {
  count: number;
  detail: string;
  hour: Timestamp;
  metric: VisitMetric;
  on_trial: boolean;
  section: string;
  version: string;
}

export interface Sessions {
  address: string | null;
  created_at: Generated<Timestamp>;
  device: string | null;
  id: Generated<string>;
  id_hash: string;
  identity_confirmed_at: Timestamp | null;
  last_seen_at: Generated<Timestamp>;
  user_id: string;
  via_directory: Generated<boolean>;
}

export interface SignInChallenges {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  passkey_challenge: string | null;
  password_digest: string;
  token_hash: string;
  user_id: string;
}

export interface Simulations {
  created_at: Generated<Timestamp>;
  customer_id: string | null;
  id: Generated<string>;
  input: JsonRecord<SimulationInput>;
  name: string | null;
  result: JsonRecord<SimulationResult>;
  updated_at: Generated<Timestamp>;
  user_id: string;
  version: Generated<number>;
}

export interface SimulatorParamChanges {
  after: Numeric;
  at: Generated<Timestamp>;
  before: Numeric | null;
  by: string | null;
  id: Generated<string>;
  key: string;
}

export interface SimulatorParams {
  key: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  value: Numeric;
  version: Generated<number>;
}

export interface States {
  id: string;
  name: string;
}

export interface StockMovements {
  adjustment: Generated<number>;
  at: Generated<Timestamp>;
  by: string | null;
  committed: Generated<number>;
  event: StockMovementEvent;
  id: Generated<string>;
  initial: Generated<number>;
  inventory_id: string;
  reason: string | null;
  sale_id: string | null;
  sold: Generated<number>;
  voucher_id: string | null;
}

export interface Targets {
  bags: number | null;
  consultant_id: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  id: Generated<string>;
  product_id: string | null;
  season_id: string;
  total: Numeric | null;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
  zone_id: string | null;
}

export interface TotpSecrets {
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
  pending_secret: string | null;
  secret: string | null;
  user_id: string;
}

export interface Users {
  anonymized_at: Timestamp | null;
  client_key_hash: string | null;
  client_key_hint: string | null;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  directory_oid: string | null;
  distributor_id: string | null;
  email: string | null;
  first_name: string;
  id: Generated<string>;
  invited_at: Timestamp | null;
  last_name: string;
  password_hash: string | null;
  phone: string | null;
  role: 'Admin' | 'Coordinator' | 'Supervisor' | 'Consultant' | 'Farmer';
  search_text: GeneratedAlways<string>;
  status: Generated<'PENDIENTE' | 'ACTIVO' | 'RECHAZADO' | 'INACTIVO'>;
  status_reason: string | null;
  tos_accepted_at: Timestamp | null;
  tos_version: string | null;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface UserZones {
  user_id: string;
  zone_id: string;
}

export interface VoucherLines {
  base_price: Numeric;
  discount: Generated<Numeric>;
  hectares: Generated<Numeric>;
  id: Generated<string>;
  lot: string | null;
  position: number;
  product_id: string;
  product_yield: Numeric;
  quantity: number;
  tax_rate: Generated<Numeric>;
  total: Numeric;
  voucher_id: string;
}

export interface VoucherReminders {
  days: number;
  expires_at: string;
  voucher_id: string;
}

export interface Vouchers {
  bags: number;
  balance: GeneratedAlways<string>;
  consultant_id: string;
  created_at: Generated<Timestamp>;
  created_by: string | null;
  credit: GeneratedAlways<string>;
  credit_used: Generated<Numeric>;
  customer_id: string;
  date: string;
  distributor_id: string;
  expires_at: string;
  folio: string;
  hectares: Numeric;
  id: Generated<string>;
  notes: string | null;
  paid: Generated<Numeric>;
  sale_total: Numeric | null;
  season_id: string;
  state_id: GeneratedAlways<string>;
  status: Generated<'ABIERTO' | 'CON_ABONOS' | 'LIQUIDADO' | 'CONVERTIDO' | 'VENCIDO' | 'CANCELADO'>;
  status_reason: string | null;
  subtotal: Numeric;
  tax: Generated<Numeric>;
  total: Numeric;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
  zone_id: GeneratedAlways<string>;
}

export interface WriteProbe {
  at: Generated<Timestamp>;
  id: Generated<boolean>;
}

export interface Zones {
  created_at: Generated<Timestamp>;
  created_by: string | null;
  id: Generated<string>;
  name: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface ZoneStates {
  state_id: string;
  zone_id: string;
}

export interface DB {
  audit_chain: AuditChain;
  audit_hidden_values: AuditHiddenValues;
  audit_log: AuditLog;
  audit_unsealed: AuditUnsealed;
  credit_returns: CreditReturns;
  customer_merges: CustomerMerges;
  customers: Customers;
  daily_sums: DailySums;
  database_epoch: DatabaseEpoch;
  document_history: DocumentHistory;
  email_changes: EmailChanges;
  first_steps: FirstSteps;
  folio_counters: FolioCounters;
  idempotency_keys: IdempotencyKeys;
  images: Images;
  import_matches: ImportMatches;
  import_runs: ImportRuns;
  imports: Imports;
  installed_messages: InstalledMessages;
  inventories: Inventories;
  known_devices: KnownDevices;
  legal_acceptances: LegalAcceptances;
  legal_texts: LegalTexts;
  localities: Localities;
  mail_queue: MailQueue;
  messages: Messages;
  migrations: Migrations;
  notifications: Notifications;
  paper_links: PaperLinks;
  partner_zones: PartnerZones;
  partners: Partners;
  passkey_registrations: PasskeyRegistrations;
  passkeys: Passkeys;
  password_resets: PasswordResets;
  payments: Payments;
  privacy_requests: PrivacyRequests;
  product_prices: ProductPrices;
  production_types: ProductionTypes;
  products: Products;
  push_keys: PushKeys;
  push_queue: PushQueue;
  push_subscriptions: PushSubscriptions;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  remote_releases: RemoteReleases;
  sale_lines: SaleLines;
  sales: Sales;
  saved_views: SavedViews;
  seasons: Seasons;
  section_files: SectionFiles;
  section_releases: SectionReleases;
  section_tokens: SectionTokens;
  section_versions: SectionVersions;
  section_visit_counts: SectionVisitCounts;
  sessions: Sessions;
  sign_in_challenges: SignInChallenges;
  simulations: Simulations;
  simulator_param_changes: SimulatorParamChanges;
  simulator_params: SimulatorParams;
  states: States;
  stock_movements: StockMovements;
  targets: Targets;
  totp_secrets: TotpSecrets;
  user_zones: UserZones;
  users: Users;
  voucher_lines: VoucherLines;
  voucher_reminders: VoucherReminders;
  vouchers: Vouchers;
  write_probe: WriteProbe;
  zone_states: ZoneStates;
  zones: Zones;
}
