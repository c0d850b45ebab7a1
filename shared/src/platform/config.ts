/** `GET /config.json`: the front end's part of the environment, read at run time and baked into no bundle (K-04). */
export interface RuntimeConfig {
  /** Where the API answers, e.g. `/api`; no trailing slash. */
  apiBase: string;
  apiKeyHeader: string;
  /** Marks the client; public by nature, no secret. */
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
  /** Origin on a developer's own machine that a section may come from; absent where that is not allowed. */
  devRemotes?: string;
  locale: string;
  currency: string;
  timeZone: string;
}

let current: RuntimeConfig | undefined;

export function configure(config: RuntimeConfig): void {
  current = config;
}

/** @throws Error when the host has not configured the platform yet: a programming error, never the person's. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The platform is not configured yet: call configure() first.');
  return current;
}
