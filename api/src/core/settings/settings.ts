import type { DbOptions } from '../db/pool';
import type { LogLevel } from './environmentSchema';
import type { ExceptionName } from './insecureSettings';
import type { VapidKeys } from './vapidSettings';

/** The settings of one process, as `readSettings` resolves them from the environment. */
export interface Settings {
  production: boolean;
  /** Address to listen on; absent: all addresses of the machine. */
  host: string | undefined;
  port: number;
  logLevel: LogLevel;
  /** After a signal, how long everything is served while readiness answers 503. */
  drainSeconds: number;
  /** Where the metrics are served; absent: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Whether traces are sent to the collector that the variables `OTEL_…` name. */
  isTracingEnabled: boolean;
  /** Where the local directory listens; used only when `sso.local`. */
  directoryPort: number;
  /** Absolute folder of all stored files. */
  dataDir: string;
  /** A file that every backup touches when it has been verified; absent: nobody watches its age. */
  backupStamp: string | undefined;
  /** Origin on a developer's machine that pages may load a section from; absent: none. */
  devRemotes: string | undefined;
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The same database with the role that owns and migrates it; absent: DATABASE_URL's role does both. */
  databaseOwnerUrl: string | undefined;
  /** The same database and role past a pooler; absent: DATABASE_URL leads to the server itself. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica of the same database, for reports; absent: `databaseUrl` serves them. */
  databaseReadUrl: string | undefined;
  /** How requests use the database. */
  databasePool: DbOptions;
  /** Jobs at a time, and connections of the job queue; as many again for the jobs when requests go through a pooler. */
  databaseJobsPoolSize: number;
  apiKeyHeader: string;
  apiKey: string;
  /** The keys that encrypt stored secrets, such as those of authenticator apps, are derived from it. */
  encryptionKey: string;
  /** Mail address of the first administrator, who is invited when the database has no users. */
  adminEmail: string | undefined;
  /** Origin of the product for its users; links in mails begin with it. */
  publicUrl: string;
  /** Origin that serves the files of host and sections in place of `publicUrl`, e.g. a CDN; absent: none. */
  assetsUrl: string | undefined;
  /** Addresses and networks of reverse proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: readonly string[];
  /** Insecure exceptions that a production start accepts. */
  allowInsecure: readonly ExceptionName[];
  /** Absent: mails are saved as files in the mail folder `<dataDir>/sent-mails`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Key pair that identifies the installation to push services; absent: a pair in the database. */
  vapidKeys: VapidKeys | undefined;
  /** Whom an operator of a push service writes to when something is wrong: `mailto:` or https address. */
  vapidSubject: string;
  sso: {
    /** Empty in a production start without SSO_CLIENT_ID: then single sign-on is not offered. */
    clientId: string;
    tenantId: string;
    authority: string;
    /** Base of the directory's API; `<graphUrl>/v1.0/me` verifies an access token. */
    graphUrl: string;
    /** Last segment of `POST /auth/{product}`. */
    product: string;
    /** Whether the directory is the local one that `start` runs. */
    local: boolean;
  };
}
