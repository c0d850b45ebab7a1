import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseRole, roles } from '@surco/shared/domain';
import { type Audience, remoteNameSchema, type VersionId, versionSchema } from '@surco/shared/federation/releases';
import { readArguments } from '../common';

export interface PublishOptions {
  name: string;
  /** Folder of a finished build; without it the sources are built. */
  from?: string;
  /** Folder that servers read, or the URL of a server. */
  target: string;
  /** Folder or URL of the host that the build is validated against. */
  host?: string;
  audience: Audience;
  /** Who publishes. */
  by: string;
  /** Commit of the sources; by default that of the repository. */
  commit?: string;
  /** Why; a publication without a smoke load says so in it. */
  reason?: string;
  /** Why the build is not loaded in a browser first. */
  withoutSmokeLoad?: string;
}

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

const parseRoleOption = (given: string) => {
  const role = parseRole(given);
  if (role) return role;
  throw new Error(`--role must be one of ${roles.join(', ')} (it is "${given}").`);
};

export function requireSingleName([name = '', ...more]: readonly string[]): string {
  if (more.length || !remoteNameSchema.safeParse(name).success)
    throw new Error('Name exactly one section, for example mfe-sales.');
  return name;
}

/** @throws when `--version` names no version */
export function parseVersionOption(given = ''): string {
  if (versionSchema.safeParse(given).success) return given;
  throw new Error(`--version must be a published version (it is "${given}").`);
}

export function rejectNames([given]: readonly string[]): void {
  if (given !== undefined) throw new Error(`This command takes no name: remove "${given}".`);
}

/** Where to publish to, from the option `--to`. */
export type ResolveTarget = (to?: string) => string;

const MAX_AUTHOR_LENGTH = 100;

/** Who runs the command: the given name, or else the user of the operating system. */
export function resolveAuthor(given?: string): string {
  const by = (given ?? userInfo().username).trim();
  if (by !== '' && by.length <= MAX_AUTHOR_LENGTH) return by;
  throw new Error(`--by must be a name of at most ${MAX_AUTHOR_LENGTH} characters (it is "${by}").`);
}

/** The reason in `--without-smoke-load`. @throws when it is empty */
export function readSmokeLoadWaiver(given: string | undefined): string | undefined {
  if (given === undefined || given.trim() !== '') return given?.trim();
  throw new Error('--without-smoke-load needs a reason, which is recorded with the version.');
}

/** The reason that the release records, as the page of the sections shows it. */
const toRecordedReason = (reason: string | undefined, withoutSmokeLoad: string | undefined): string | undefined =>
  withoutSmokeLoad ? [reason, `Sin prueba de carga: ${withoutSmokeLoad}`].filter(Boolean).join(' · ') : reason;

/** Parses the command line of a publication. @throws with one sentence */
export function readPublishOptions(args: readonly string[], resolveTarget: ResolveTarget): PublishOptions {
  const options = {
    from: stringOption,
    to: stringOption,
    host: stringOption,
    by: stringOption,
    commit: stringOption,
    reason: stringOption,
    'without-smoke-load': stringOption,
    trial: stringOption,
    percent: stringOption,
    role: { ...stringOption, multiple: true },
  } as const;
  const { values, positionals } = readArguments(args, options);
  const name = requireSingleName(positionals);
  const percent = parseInteger(
    '--percent',
    values.percent,
    [1, 99],
    '; without it the version is published for everyone',
  );
  const audienceRoles = (values.role ?? []).flatMap((list) => list.split(',')).map(parseRoleOption);
  if (values.trial !== undefined && values.trial !== 'preview')
    throw new Error(`--trial must be preview (it is "${values.trial}").`);
  if (values.trial && (percent !== undefined || audienceRoles.length > 0))
    throw new Error('--trial preview is for the holders of a link: leave --percent and --role out.');
  const withoutSmokeLoad = readSmokeLoadWaiver(values['without-smoke-load']);
  const reason = toRecordedReason(values.reason, withoutSmokeLoad);
  return {
    name,
    target: resolveTarget(values.to),
    by: resolveAuthor(values.by),
    ...(values.commit ? { commit: values.commit } : {}),
    ...(reason ? { reason } : {}),
    ...(withoutSmokeLoad ? { withoutSmokeLoad } : {}),
    ...(values.from ? { from: resolve(values.from) } : {}),
    ...(values.host ? { host: values.host } : {}),
    audience: {
      ...(percent ? { percent } : {}),
      ...(audienceRoles.length ? { roles: audienceRoles } : {}),
      ...(values.trial ? { preview: true } : {}),
    },
  };
}

/** Parses the command line of `rollback`. @throws with one sentence */
export function readRollbackOptions(
  args: readonly string[],
  resolveTarget: ResolveTarget,
): Pick<PublishOptions, 'name' | 'target' | 'by'> {
  const { values, positionals } = readArguments(args, { to: stringOption, by: stringOption });
  return { name: requireSingleName(positionals), target: resolveTarget(values.to), by: resolveAuthor(values.by) };
}

/** Parses the command line that removes a version. @throws with one sentence */
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
  rejectNames(positionals);
  return resolveTarget(values.to);
}
