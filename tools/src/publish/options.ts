import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRole, roles } from '@surco/shared/contract/roles';
import { type Audience, remoteName } from '@surco/shared/federation/releases';
import { readSettings } from '../../../api/src/settings';

export interface Options {
  name: string;
  /** A finished build instead of one of the sources here. */
  from?: string;
  target: string;
  /** Whose offer the build is held against. */
  host?: string;
  audience: Audience;
}

function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new Error(`--percent debe ser un número entero de 1 a 99 (vale «${text}»); sin él se publica para todos.`);
}

const roleOf = (text: string) => {
  const role = parseRole(text);
  if (role) return role;
  throw new Error(`--role debe ser uno de ${roles.join(', ')} (vale «${text}»).`);
};

/** The folder that is published to: what servers on this machine read, unless another is named. */
export const targetOf = (to?: string): string => (to ? resolve(to) : readSettings(process.env).remotesDir);

/** @throws with one sentence that says what is wrong */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: text, to: text, host: text, percent: text, role: { ...text, multiple: true } },
  });
  const [name = '', ...more] = positionals;
  if (more.length || !remoteName.safeParse(name).success)
    throw new Error('Indique una sola sección, por ejemplo mfe-sales.');
  const percent = percentOf(values.percent);
  const named = (values.role ?? []).flatMap((list) => list.split(',')).map(roleOf);
  return {
    name,
    target: targetOf(values.to),
    ...(values.from ? { from: resolve(values.from) } : {}),
    ...(values.host ? { host: values.host } : {}),
    audience: { ...(percent ? { percent } : {}), ...(named.length ? { roles: named } : {}) },
  };
}
