import { userInfo } from 'node:os';
import { remoteNameSchema, type VersionId, versionSchema } from '@surco/shared/federation/releases';
import { readArguments } from '../common';

export const stringOption = { type: 'string' } as const;

export function parseInteger(
  option: string,
  given: string | undefined,
  [from, to]: readonly [number, number],
  hint = '',
) {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Error(`${option} must be an integer from ${from} to ${to} (it is "${given}")${hint}.`);
}

export function requireSingleName([name = '', ...more]: readonly string[]): string {
  if (more.length || !remoteNameSchema.safeParse(name).success)
    throw new Error('Name exactly one section, for example mfe-sales.');
  return name;
}

/** @throws when `--version` has not the form of a version */
export function parseVersionOption(given = ''): string {
  if (versionSchema.safeParse(given).success) return given;
  throw new Error(`--version must be a published version, as in 0.1.0-a1b2c3 (it is "${given}").`);
}

export function assertNoNames([given]: readonly string[]): void {
  if (given !== undefined) throw new Error(`This command takes no name: remove "${given}".`);
}

/** Resolves the option `--to`: the folder or the server of the published versions. */
export type ResolveTarget = (to?: string) => string;

const MAX_AUTHOR_LENGTH = 100;

/** Who runs the command: the given name, or else the user of the operating system. */
export function resolveAuthor(given?: string): string {
  const by = (given ?? userInfo().username).trim();
  if (by !== '' && by.length <= MAX_AUTHOR_LENGTH) return by;
  throw new Error(`--by must be a name of at most ${MAX_AUTHOR_LENGTH} characters (it is "${by}").`);
}

/** Parses the command line of `rollback`. @throws with one sentence */
export function readRollbackOptions(
  args: readonly string[],
  resolveTarget: ResolveTarget,
): { name: string; target: string; by: string } {
  const { values, positionals } = readArguments(args, { to: stringOption, by: stringOption });
  return { name: requireSingleName(positionals), target: resolveTarget(values.to), by: resolveAuthor(values.by) };
}

/** Parses the command line of `prune`. @throws with one sentence */
export function readRemovalOptions(
  args: readonly string[],
  resolveTarget: ResolveTarget,
): VersionId & { target: string } {
  const { values, positionals } = readArguments(args, { to: stringOption, version: stringOption });
  const version = parseVersionOption(values.version);
  return { name: requireSingleName(positionals), version, target: resolveTarget(values.to) };
}

/** Parses the command line of `status`. @returns the folder or server of published versions @throws with one sentence */
export function readStatusTarget(args: readonly string[], resolveTarget: ResolveTarget): string {
  const { values, positionals } = readArguments(args, { to: stringOption });
  assertNoNames(positionals);
  return resolveTarget(values.to);
}
