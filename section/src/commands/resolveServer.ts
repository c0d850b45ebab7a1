import { parseHostUrl } from '../common';

/** The environment variable with the URL of Surco, for commands without `--to` or `--host`. */
const HOST_VARIABLE = 'SURCO_HOST';

/**
 * The origin of Surco.
 * @param option the option of the command line that names it
 * @throws when neither the option nor the environment names a URL
 */
export function resolveServer(option: '--to' | '--host', given = process.env[HOST_VARIABLE]): string {
  if (given) return parseHostUrl(given);
  throw new Error(`Name the URL of Surco with ${option} https://surco.ejemplo.mx or in the variable ${HOST_VARIABLE}.`);
}
