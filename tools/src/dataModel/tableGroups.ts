export interface TableGroup {
  title: string;
  intro: string;
  /** Whether the overview at the top shows the references of the tables of this group. */
  isInOverview?: true;
  /** What each table holds, by table name. */
  tables: Readonly<Record<string, string>>;
}

/** Every table of the product, grouped as docs/data-model.md shows them. A table missing here fails the command. */
export const tableGroups: readonly TableGroup[] = [
  {
    title: 'Sales and DKbonos',
    intro:
      'A voucher (DKbono) becomes a sale by conversion. Lines store the price and yield of the day they were written.',
    isInOverview: true,
    tables: {
      sales: 'Sales. `status` ELIMINADA hides a sale from lists.',
      sale_lines: 'Products of a sale.',
      vouchers: 'DKbonos.',
      voucher_lines: 'Products of a DKbono.',
      payments: 'Instalments of a DKbono.',
      voucher_reminders: 'Expiry reminders already sent, one row per stage and expiry date.',
      document_history: 'Events of a sale or DKbono, shown on its page.',
      folio_counters: 'Last folio number by kind and year.',
    },
  },
  {
    title: 'Customers, partners and locations',
    intro: 'The zone of a customer, and of all its documents, is the zone of its locality.',
    isInOverview: true,
    tables: {
      clients: 'Customers.',
      partners: 'Distributors, silage vendors and silage producers.',
      partner_zones: 'Zones that a partner serves.',
      states: 'Federal states of Mexico, by census key.',
      zones: 'Sales areas.',
      zone_states: 'States that a zone spans.',
      localities: 'Towns.',
    },
  },
  {
    title: 'Personal data',
    intro:
      'What the law on personal data (LFPDPPP) asks for. Acceptances are written by triggers of users and clients.',
    tables: {
      legal_texts: 'Published versions of the terms and the privacy notice; the newest of a kind is in force.',
      privacy_requests: 'ARCO requests with their deadlines and answers.',
      legal_acceptances: 'Which person accepted which version, and when.',
    },
  },
  {
    title: 'Products, seasons and stock',
    intro:
      'Available stock is `initial + adjustments − committed − sold`; each change adds a row to `stock_movements`.',
    isInOverview: true,
    tables: {
      products: 'Seed products.',
      product_prices: 'History of list prices.',
      seasons: 'Sales seasons.',
      targets: 'What a consultant or zone is to sell in a season, of a product or of all (Metas).',
      inventories: 'Stock of one product in one season at one distributor.',
      stock_movements: 'Log of stock changes.',
    },
  },
  {
    title: 'Users and sessions',
    intro:
      'Accounts of staff and farmers. Sessions, password links and rate limits live in the database, so that several API instances can share them.',
    tables: {
      users: 'Accounts.',
      first_steps: 'Ticked steps of the checklist for the first days, and whether it was dismissed.',
      user_zones: 'Zones of coordinators and supervisors.',
      sessions: 'Signed-in sessions, by hash of the session token.',
      password_resets: 'Links to choose a password, by hash of the token.',
      known_devices: 'Browsers that have signed in to an account, by hash of their cookie.',
      totp_secrets: 'Keys of authenticator apps, encrypted.',
      recovery_codes: 'Unused recovery codes, by hash.',
      saved_views: 'Views of lists that a user has saved: filters, order, columns and density.',
      passkeys: 'Public keys of passkeys.',
      passkey_registrations: 'Challenges of passkeys that are being added.',
      sign_in_challenges: 'Sign-ins that wait for their second factor, by hash of the token.',
      rate_limits: 'Counted attempts for rate limits.',
      email_changes: 'Links that confirm a new e-mail address, by hash of the token.',
    },
  },
  {
    title: 'Simulator',
    intro:
      'Parameters have their labels, units and ranges in `shared/src/domain`; `simulator_params` holds only changed values.',
    tables: {
      production_types: 'Kinds of cattle farming with default intake and days.',
      simulator_params:
        'System parameters that an administrator changed; named after the first, those of the simulator.',
      simulator_param_changes: 'History of these changes.',
      simulations: 'Saved simulations with input and result.',
    },
  },
  {
    title: 'Messages and notifications',
    intro: 'Written in the transaction of the change they report.',
    tables: {
      messages: 'Text templates of notifications and mails.',
      installed_messages: 'Which texts of the program were written to `messages`: a deleted one stays deleted.',
      notifications: 'Notifications of a user.',
      mail_queue: 'Mails waiting to be sent.',
      database_epoch: 'One row: the cluster of PostgreSQL that the transaction ids of notifications belong to.',
      push_subscriptions: 'Browsers that get the notifications of their user (web push).',
      push_queue: 'Notifications waiting to be sent to these browsers.',
      push_keys: 'The key pair that identifies the installation to push services, its private key encrypted.',
    },
  },
  {
    title: 'Audit and infrastructure',
    intro: 'pg-boss keeps the scheduled jobs in its own schema `pgboss`, which is not shown here.',
    tables: {
      audit_log: 'Who changed what, with the values before and after.',
      audit_chain: 'The place of each audit entry in the chain of hashes.',
      audit_unsealed: 'Audit entries that wait for their place.',
      audit_hidden_values: 'Where audit entries have personal data of anonymized persons, which no reader shows.',
      idempotency_keys: 'Answers of writes by idempotency key.',
      import_runs: 'Progress of spreadsheet imports, updated outside their transaction.',
      sale_sums:
        'Precomputed totals of sales by day, month, year and week of the season, consultant, distributor, season, zone and status.',
      voucher_sums: 'The same for DKbonos.',
      sale_product_sums:
        'Precomputed totals of the lines of sales by season, period, consultant, distributor, zone and product.',
      sale_customer_sums: 'Precomputed totals of sales by season and customer, in all and of each consultant.',
      remote_releases: 'Releases of sections that are in the audit log already.',
      section_versions: 'Versions of sections that were published to the database.',
      section_files: 'The files of these versions.',
      section_releases: 'Numbered documents that say who gets which version of a section.',
      section_tokens: 'Publishing tokens of teams, stored as hashes.',
      section_visit_counts: 'Visits, errors and web vitals of the sections per hour, as browsers reported them.',
      write_probe: 'One row that the readiness check updates.',
      migrations: 'Applied migrations.',
    },
  },
];
