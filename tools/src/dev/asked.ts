import { parseArgs } from 'node:util';

/** What `pnpm dev` was asked for. */
export interface Asked {
  /** One section; absent: the whole product. */
  name: string | undefined;
  /** Origin of a host that runs already. */
  host: string | undefined;
}

const USAGE = 'Use pnpm dev, o pnpm dev mfe-sales, o pnpm dev mfe-sales --host https://surco.ejemplo.mx.';

/** @throws with one sentence when the command line asks for nothing there is */
export function readAsked(args: readonly string[], remotes: readonly string[]): Asked {
  const read = () => parseArgs({ args: [...args], options: { host: { type: 'string' } }, allowPositionals: true });
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read();
  } catch {
    throw new Error(`No se entendió la orden. ${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [name, ...others] = positionals;
  if (others.length > 0 || (values.host !== undefined && !name)) throw new Error(`No se entendió la orden. ${USAGE}`);
  if (name !== undefined && !remotes.includes(name)) {
    throw new Error(`No hay una sección «${name}»: las hay ${remotes.join(', ')}.`);
  }
  if (values.host !== undefined && !/^https?:/.test(URL.canParse(values.host) ? values.host : '')) {
    throw new Error(`«${values.host}» no es la dirección de un host. ${USAGE}`);
  }
  return { name, host: values.host === undefined ? undefined : new URL(values.host).origin };
}
