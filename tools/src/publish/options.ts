import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseRole, roles } from '@surco/shared/domain';
import { type Audience, remoteNameSchema, type VersionId, versionSchema } from '@surco/shared/federation/releases';
import { readSettings } from '../../../api/src/core/settings/readSettings';
import { readArguments } from '../common/readArguments';
import { isServerUrl } from './registryClient';

export interface PublishOptions {
  name: string;
  /** Folder of a finished build; without it the sources of the checkout are built. */
  from?: string;
  /** Folder that servers read, or the URL of a server. */
  target: string;
  /** Folder or URL of the host that the build is validated against. */
  host?: string;
  audience: Audience;
  /** Who publishes. */
  by: string;
  /** Commit of the sources; by default that of the checkout. */
  commit?: string;
  reason?: string;
}

const stringOption = { type: 'string' } as const;

function parseInteger(option: string, given: string | undefined, [from, to]: readonly [number, number], hint = '') {
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

function requireSingleName([name = '', ...more]: readonly string[]): string {
  if (more.length || !remoteNameSchema.safeParse(name).success)
    throw new Error('Name exactly one section, for example mfe-sales.');
  return name;
}

function rejectNames([given]: readonly string[]): void {
  if (given !== undefined) throw new Error(`This command applies to all sections: remove "${given}".`);
}

/** Where to publish to: the given folder or server, by default the folder that servers on this machine read. */
export function resolveTarget(to?: string): string {
  if (to === undefined) return readSettings(process.env).remotesDir;
  return isServerUrl(to) ? new URL(to).origin : resolve(to);
}

const MAX_AUTHOR_LENGTH = 100;

/** Who runs the command: the given name, or else the user of the operating system. */
function resolveAuthor(given?: string): string {
  const by = (given ?? userInfo().username).trim();
  if (by !== '' && by.length <= MAX_AUTHOR_LENGTH) return by;
  throw new Error(`--by must be a name of at most ${MAX_AUTHOR_LENGTH} characters (it is "${by}").`);
}

/** Parses the command line of `publish-remote`. @throws with one sentence */
export function readPublishOptions(args: readonly string[]): PublishOptions {
  const options = {
    from: stringOption,
    to: stringOption,
    host: stringOption,
    by: stringOption,
    commit: stringOption,
    reason: stringOption,
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
  return {
    name,
    target: resolveTarget(values.to),
    by: resolveAuthor(values.by),
    ...(values.commit ? { commit: values.commit } : {}),
    ...(values.reason ? { reason: values.reason } : {}),
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
export function readRollbackOptions(args: readonly string[]): Pick<PublishOptions, 'name' | 'target' | 'by'> {
  const { values, positionals } = readArguments(args, { to: stringOption, by: stringOption });
  return { name: requireSingleName(positionals), target: resolveTarget(values.to), by: resolveAuthor(values.by) };
}

/** Parses the command line of `status`. @returns the folder of published versions @throws with one sentence */
export function readStatusTarget(args: readonly string[]): string {
  const { values, positionals } = readArguments(args, { to: stringOption });
  rejectNames(positionals);
  return resolveTarget(values.to);
}

export interface PruneOptions {
  target: string;
  /** How long an unused version remains, in days. */
  days: number;
  /** Lists what would be removed without removing it. */
  dryRun: boolean;
}

export interface PruneRequest extends PruneOptions {
  /** Removes this version now, whatever its age. */
  only?: VersionId;
  by: string;
}

function readVersionOption(version: string | undefined, positionals: readonly string[]): VersionId | undefined {
  if (version === undefined) {
    rejectNames(positionals);
    return undefined;
  }
  if (!versionSchema.safeParse(version).success)
    throw new Error(`--version must be a published version (it is "${version}").`);
  return { name: requireSingleName(positionals), version };
}

const DEFAULT_DAYS = 30;

/** Parses the command line of `prune-remotes`. @throws with one sentence */
export function readPruneOptions(args: readonly string[]): PruneRequest {
  const { values, positionals } = readArguments(args, {
    to: stringOption,
    days: stringOption,
    version: stringOption,
    by: stringOption,
    'dry-run': { type: 'boolean' },
  });
  const only = readVersionOption(values.version, positionals);
  const days = parseInteger('--days', values.days, [1, 3650]) ?? DEFAULT_DAYS;
  const dryRun = values['dry-run'] ?? false;
  return { target: resolveTarget(values.to), days, dryRun, ...(only && { only }), by: resolveAuthor(values.by) };
}
