import { resolve } from 'node:path';
import { parseRole, roles } from '@surco/shared/contract/roles';
import { type Audience, remoteName } from '@surco/shared/federation/releases';
import { readSettings } from '../../../api/src/settings';
import { readArguments } from '../arguments';

export interface Options {
  name: string;
  /** A finished build instead of one of the sources here. */
  from?: string;
  target: string;
  /** Whose offer the build is held against. */
  host?: string;
  audience: Audience;
}

const text = { type: 'string' } as const;

function wholeNumber(option: string, given: string | undefined, [from, to]: readonly [number, number], hint = '') {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Error(`${option} debe ser un número entero de ${from} a ${to} (vale «${given}»)${hint}.`);
}

const roleOf = (given: string) => {
  const role = parseRole(given);
  if (role) return role;
  throw new Error(`--role debe ser uno de ${roles.join(', ')} (vale «${given}»).`);
};

function oneName([name = '', ...more]: readonly string[]): string {
  if (more.length || !remoteName.safeParse(name).success)
    throw new Error('Indique una sola sección, por ejemplo mfe-sales.');
  return name;
}

function noName([given]: readonly string[]): void {
  if (given !== undefined) throw new Error(`Esta orden es de todas las secciones: sobra «${given}».`);
}

/** The folder that is published to: what servers on this machine read, unless another is named. */
export const targetOf = (to?: string): string => (to ? resolve(to) : readSettings(process.env).remotesDir);

/** What `publish-remote` was asked for. @throws with one sentence that says what is wrong */
export function readOptions(args: readonly string[]): Options {
  const known = { from: text, to: text, host: text, percent: text, role: { ...text, multiple: true } } as const;
  const { values, positionals } = readArguments(args, known);
  const name = oneName(positionals);
  const percent = wholeNumber('--percent', values.percent, [1, 99], '; sin él se publica para todos');
  const named = (values.role ?? []).flatMap((list) => list.split(',')).map(roleOf);
  return {
    name,
    target: targetOf(values.to),
    ...(values.from ? { from: resolve(values.from) } : {}),
    ...(values.host ? { host: values.host } : {}),
    audience: { ...(percent ? { percent } : {}), ...(named.length ? { roles: named } : {}) },
  };
}

/** What `rollback` was asked for. @throws with one sentence */
export function readRollback(args: readonly string[]): Pick<Options, 'name' | 'target'> {
  const { values, positionals } = readArguments(args, { to: text });
  return { name: oneName(positionals), target: targetOf(values.to) };
}

/** The folder that `status` looks into. @throws with one sentence */
export function readStatus(args: readonly string[]): string {
  const { values, positionals } = readArguments(args, { to: text });
  noName(positionals);
  return targetOf(values.to);
}

export interface PruneOptions {
  target: string;
  /** How long, in days, a version stays after nobody gets it any more. */
  days: number;
  /** Says what would go, and touches nothing. */
  dryRun: boolean;
}

const DAYS = 30;

/** What `prune-remotes` was asked for. @throws with one sentence */
export function readPrune(args: readonly string[]): PruneOptions {
  const { values, positionals } = readArguments(args, { to: text, days: text, 'dry-run': { type: 'boolean' } });
  noName(positionals);
  const days = wholeNumber('--days', values.days, [1, 3650]) ?? DAYS;
  return { target: targetOf(values.to), days, dryRun: values['dry-run'] ?? false };
}
