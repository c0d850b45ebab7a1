/** Run-time configuration, as the API writes it into `/config.json`. */
export type { RuntimeConfig } from './runtimeConfig';
