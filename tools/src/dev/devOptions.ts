import { parseArgs } from 'node:util';
import { parseHostUrl } from '@surco/section/common';

/** Options of `pnpm dev`. */
export interface DevOptions {
  /** Name of one section; undefined for the whole product. */
  name: string | undefined;
  /** Origin of a host that is already running. */
  host: string | undefined;
}

const USAGE = 'Use pnpm dev, pnpm dev mfe-sales, or pnpm dev mfe-sales --host https://surco.ejemplo.mx.';

/** Parses the command line of `pnpm dev`. @throws with one sentence when it is not valid */
export function readDevOptions(args: readonly string[], remotes: readonly string[]): DevOptions {
  const read = () => parseArgs({ args: [...args], options: { host: { type: 'string' } }, allowPositionals: true });
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read();
  } catch {
    throw new Error(`The command line could not be read. ${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [name, ...others] = positionals;
  if (others.length > 0 || (values.host !== undefined && !name))
    throw new Error(`The command line could not be read. ${USAGE}`);
  if (name !== undefined && !remotes.includes(name)) {
    throw new Error(`There is no section "${name}"; there are ${remotes.join(', ')}.`);
  }
  return { name, host: values.host === undefined ? undefined : parseHostUrl(values.host) };
}
