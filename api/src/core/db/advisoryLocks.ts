/**
 * Every PostgreSQL advisory lock of the product. Advisory locks share one number space per database, so each use needs
 * its own number, and every instance must use the same one. They are taken with `pg_advisory_xact_lock`: behind a
 * transaction pooler a lock of the session stays with a server connection that others use next.
 */
export const advisoryLocks = {
  /** Held while migrations run. */
  migrations: 7_283_467,
  /** Held while the demo data is loaded. */
  demoData: 7_283_468,
  /** Held while the first administrator is invited. */
  firstAdmin: 7_283_469,
  /** Held while the tables of the job queue are created or updated. */
  jobTables: 7_283_470,
  /**
   * Held in the functions of the database that add to the chain of audit entries or shorten it. Reserved here only: the
   * functions contain the number themselves (`0009_audit_log.sql`).
   */
  auditChain: 7_283_471,
  /** Held while a release of the sections is written or recorded in the audit log. */
  sectionReleases: 7_283_472,
  /** Held while legal texts are published. */
  legalTexts: 7_283_473,
  /** Held while the key pair of web push is created. */
  pushKeys: 7_283_475,
  /** Held, with the hash of an address, while the browser at this address becomes a push device. */
  pushEndpoint: 7_283_476,
  /** Held while parameters are changed. */
  parameters: 7_283_474,
  /** Held while administrators are notified of mails that were given up. */
  mailReport: 7_283_478,
  /** Held by the process that started the embedded PostgreSQL, until that process ends: the only lock of a session. */
  embeddedPostgresOwner: 7_862_726,
} as const;
