/** `GET /config.json`: the settings of the front end, read at run time, so that no bundle contains them (K-04). */
export interface RuntimeConfig {
  /** Base URL of the API, e.g. `/api`; no trailing slash. */
  apiBase: string;
  apiKeyHeader: string;
  /** Identifies the client; not a secret. */
  apiKey: string;
  sso: {
    clientId: string;
    authority: string;
    /** JSON of the directory's endpoints; only where they cannot be discovered (the local directory). */
    authorityMetadata?: string;
    redirectUri: string;
    /** Last segment of `POST /auth/{product}`. */
    product: string;
  };
  /** Origin on a developer's machine from which a section may be loaded; absent where that is not allowed. */
  devRemotes?: string;
  /** Origin of the files of host and sections; absent where the product's own server serves them. */
  assetsUrl?: string;
  /** Number and commit of the program that wrote the page; absent in a page of an older server. */
  version?: string;
  /** Not used: the formatters use `defaultFormatSettings`, which the server writes here. */
  locale: string;
  /** Not used, as `locale`. */
  currency: string;
  /** Time zone of the company, an IANA name. */
  timeZone: string;
}

let currentConfig: RuntimeConfig | undefined;

/** Sets the settings of the page; the host calls it before the first request. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  currentConfig = config;
}

/** @throws Error when the host has not called {@link setRuntimeConfig} yet: a programming error. */
export function getRuntimeConfig(): RuntimeConfig {
  if (!currentConfig) throw new Error('The platform is not configured yet: call setRuntimeConfig() first.');
  return currentConfig;
}
