import { customerFields } from '@surco/shared/records/customer';
import { deliveryFields, documentHeadFields, documentLineFields } from '@surco/shared/records/document';
import { localityFields } from '@surco/shared/records/locality';
import { messageFields } from '@surco/shared/records/message';
import { partnerFields } from '@surco/shared/records/partner';
import { paymentFields } from '@surco/shared/records/payment';
import { productFields } from '@surco/shared/records/product';
import { productionTypeFields } from '@surco/shared/records/productionType';
import { seasonFields } from '@surco/shared/records/season';
import { simulationFields } from '@surco/shared/records/simulation';
import { userFields } from '@surco/shared/records/user';
import { zoneFields } from '@surco/shared/records/zone';
import type { PersonalContent } from '@surco/shared/records/personalContent';
import { getPersonalColumns } from '../recordColumns';

/**
 * How a column leads to the person of the row: it has the id of a row of that table (a table name), its text has such
 * an id (`idIn`: one, the first; `contains`: anywhere), or it is their e-mail address.
 */
export type PersonalLink =
  string | { readonly idIn: readonly string[] } | { readonly contains: readonly string[] } | 'email';

export interface PersonalTable {
  /** The columns that lead to the person; a row belongs to the person when one of them does. */
  readonly links?: Readonly<Record<string, PersonalLink>>;
  /** The rows of the person are deleted instead of emptied. */
  readonly erasesRows?: true;
  /** Name of the list in the file with a person's data; none for keys and for copies of what other tables have. */
  readonly file?: string;
  readonly columns: Readonly<Record<string, PersonalContent>>;
}

/** Tables without a text that concerns a person. */
const impersonal = (...columns: readonly string[]): PersonalTable => ({
  columns: Object.fromEntries(columns.map((column) => [column, 'none'] as const)),
});

const ofAccount = { user_id: 'users' };
const ofDocument = { sale_id: 'sales', voucher_id: 'vouchers' };
const subjects = ['customers', 'users', 'sales', 'vouchers', 'simulations'];

/**
 * Every text, list of texts and JSON value of the database, and further columns with personal data. The anonymization,
 * the masking of the audit log and the file with a person's data are made from it; a test fails for a column that is
 * missing. The roots are `customers` and `users`: the id is the person's.
 */
export const personalData: Readonly<Record<string, PersonalTable>> = {
  customers: {
    file: 'cliente',
    columns: {
      ...getPersonalColumns(customerFields),
      privacy_notice_version: { retained: 'proof of the consent' },
      status: 'none',
      status_reason: 'text',
    },
  },
  customer_merges: { links: { customer_id: 'customers' }, file: 'clientesCombinados', columns: { undo: 'detail' } },
  legal_acceptances: {
    links: { customer_id: 'customers', user_id: 'users' },
    file: 'aceptaciones',
    columns: { kind: { retained: 'proof of the consent' }, version: { retained: 'proof of the consent' } },
  },
  sales: {
    links: { customer_id: 'customers' },
    file: 'ventas',
    columns: {
      folio: 'none',
      status: 'none',
      state_id: 'none',
      ...getPersonalColumns(documentHeadFields),
      ...getPersonalColumns(deliveryFields),
      external_reference: 'uniqueText',
      external_digest: 'secret',
    },
  },
  sale_lines: { links: { sale_id: 'sales' }, file: 'ventas', columns: getPersonalColumns(documentLineFields) },
  vouchers: {
    links: { customer_id: 'customers' },
    file: 'dkbonos',
    columns: {
      ...getPersonalColumns(documentHeadFields),
      folio: 'none',
      status: 'none',
      state_id: 'none',
      status_reason: 'text',
    },
  },
  voucher_lines: {
    links: { voucher_id: 'vouchers' },
    file: 'dkbonos',
    columns: getPersonalColumns(documentLineFields),
  },
  payments: {
    links: { voucher_id: 'vouchers' },
    file: 'dkbonos',
    columns: { ...getPersonalColumns(paymentFields), receipt_folio: 'none', cancellation_reason: 'text' },
  },
  credit_returns: {
    links: { voucher_id: 'vouchers' },
    file: 'dkbonos',
    columns: { method: 'none', reference: paymentFields.reference.personal },
  },
  images: {
    links: { payment_id: 'payments', sale_id: 'sales' },
    erasesRows: true,
    file: 'imagenes',
    columns: { media_type: 'none', content: 'detail', sha256: 'secret' },
  },
  document_history: {
    links: ofDocument,
    file: 'historial',
    columns: { action: 'none', note: 'text', changes: 'changes' },
  },
  stock_movements: { links: ofDocument, file: 'movimientos', columns: { event: 'none', reason: 'text' } },
  simulations: {
    links: { customer_id: 'customers', user_id: 'users' },
    file: 'escenarios',
    columns: { ...getPersonalColumns(simulationFields), input: 'none', result: 'none' },
  },
  paper_links: {
    links: { record_id: { idIn: ['customers', 'sales', 'vouchers', 'payments', 'simulations'] } },
    erasesRows: true,
    file: 'enlaces',
    columns: { token_hash: 'secret', kind: 'none' },
  },
  users: {
    file: 'cuenta',
    columns: {
      ...getPersonalColumns(userFields),
      status: 'none',
      status_reason: 'text',
      password_hash: 'secret',
      client_key_hash: 'secret',
      client_key_hint: 'secret',
      directory_oid: 'secret',
      tos_version: { retained: 'proof of the consent' },
    },
  },
  sessions: {
    links: ofAccount,
    erasesRows: true,
    file: 'sesiones',
    columns: { id_hash: 'secret', address: 'detail', device: 'detail' },
  },
  known_devices: { links: ofAccount, erasesRows: true, columns: { token_hash: 'secret' } },
  password_resets: { links: ofAccount, erasesRows: true, columns: { token_hash: 'secret' } },
  email_changes: {
    links: ofAccount,
    erasesRows: true,
    file: 'cambiosDeCorreo',
    columns: { token_hash: 'secret', email: 'email' },
  },
  totp_secrets: { links: ofAccount, erasesRows: true, columns: { secret: 'secret', pending_secret: 'secret' } },
  recovery_codes: { links: ofAccount, erasesRows: true, columns: { code_hash: 'secret' } },
  passkeys: {
    links: ofAccount,
    erasesRows: true,
    file: 'llavesDeAcceso',
    columns: { credential_id: 'secret', public_key: 'secret', transports: 'none', name: 'text' },
  },
  passkey_registrations: { links: ofAccount, erasesRows: true, columns: { challenge: 'secret' } },
  sign_in_challenges: {
    links: ofAccount,
    erasesRows: true,
    columns: { token_hash: 'secret', password_digest: 'secret', passkey_challenge: 'secret' },
  },
  first_steps: { links: ofAccount, erasesRows: true, columns: { ticked: 'none' } },
  saved_views: {
    links: ofAccount,
    erasesRows: true,
    file: 'vistasGuardadas',
    columns: { list: 'none', name: 'uniqueText', settings: 'text' },
  },
  import_runs: {
    links: ofAccount,
    erasesRows: true,
    file: 'importaciones',
    columns: { file_name: 'text', stage: 'none' },
  },
  imports: {
    links: { created_by: 'users' },
    erasesRows: true,
    file: 'importaciones',
    columns: { list: 'none', file_name: 'text', created_ids: 'none' },
  },
  push_subscriptions: {
    links: ofAccount,
    erasesRows: true,
    file: 'dispositivosConAvisos',
    columns: {
      session_hash: 'secret',
      endpoint: 'secret',
      p256dh: 'secret',
      auth: 'secret',
      device: 'detail',
      muted_types: 'none',
    },
  },
  // Also those of other people that are about the person.
  notifications: {
    links: { ...ofAccount, link: { idIn: subjects } },
    erasesRows: true,
    file: 'notificaciones',
    columns: { type: 'none', title: 'text', body: 'text', link: 'none' },
  },
  push_queue: {
    links: { notification_id: 'notifications' },
    erasesRows: true,
    columns: { title: 'text', body: 'text', link: 'none' },
  },
  // Not in the file, because a mail may have a link that signs in.
  mail_queue: {
    links: { ...ofAccount, recipient: 'email' },
    erasesRows: true,
    columns: { recipient: 'email', key: 'none', values: 'text', given_up_reason: 'none' },
  },
  idempotency_keys: {
    links: { ...ofAccount, answer: { contains: ['customers', 'users'] } },
    erasesRows: true,
    columns: { request_hash: 'none', answer: 'text' },
  },
  audit_log: {
    file: 'bitacora',
    columns: {
      action: 'none',
      entity: 'none',
      before: {
        retained: 'the log proves every change and its hashes allow none; what it has of the person is hidden',
      },
      after: { retained: 'as before' },
    },
  },
  audit_hidden_values: { columns: { paths: 'none' } },
  privacy_requests: {
    file: 'solicitudesArco',
    columns: {
      kind: 'none',
      status: 'none',
      applicant: { retained: 'the register proves to the authority that the request was answered' },
      contact: { retained: 'as applicant' },
      details: { retained: 'as applicant' },
      resolution: { retained: 'as applicant' },
    },
  },
  // Companies and their contacts are parties of their own, corrected on their page.
  partners: { columns: getPersonalColumns(partnerFields) },
  // Keys are hashed, and gone within a day.
  rate_limits: impersonal('key'),
  legal_texts: impersonal(
    'kind',
    'version',
    'template',
    'text',
    'responsible_name',
    'responsible_address',
    'responsible_contact',
  ),
  audit_chain: impersonal('hash'),
  database_epoch: impersonal('system_identifier'),
  folio_counters: impersonal('kind'),
  import_matches: impersonal('list', 'matches', 'headings'),
  installed_messages: impersonal('key', 'channel'),
  localities: { columns: getPersonalColumns(localityFields) },
  messages: { columns: getPersonalColumns(messageFields) },
  migrations: impersonal('name'),
  production_types: { columns: getPersonalColumns(productionTypeFields) },
  products: { columns: getPersonalColumns(productFields) },
  push_keys: impersonal('public_key', 'private_key'),
  remote_releases: impersonal('document_hash'),
  daily_sums: impersonal('kind', 'state_id', 'status'),
  seasons: { columns: getPersonalColumns(seasonFields) },
  section_files: impersonal('name', 'version', 'file', 'content'),
  section_releases: impersonal('document'),
  section_tokens: impersonal('token_hash', 'hint', 'team', 'sections'),
  section_versions: impersonal('name', 'version', 'digest'),
  // What browsers report has no texts of the page (ADR 31).
  section_visit_counts: impersonal('section', 'version', 'metric', 'detail'),
  simulator_param_changes: impersonal('key'),
  simulator_params: impersonal('key'),
  states: impersonal('id', 'name'),
  zone_states: impersonal('state_id'),
  zones: { columns: getPersonalColumns(zoneFields) },
};
