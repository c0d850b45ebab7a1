import { resolve } from 'node:path';
import { parseRole, roles } from '@surco/shared/domain';
import type { Audience } from '@surco/shared/federation/releases';
import { readArguments } from '../common';
import { parseInteger, requireSingleName, resolveAuthor, type ResolveTarget, stringOption } from '../registry';

export interface PublishOptions {
  name: string;
  /** Folder of a finished build; without it the sources are built. */
  from?: string;
  /** Folder that servers read, or the URL of a server. */
  target: string;
  /** Folder or URL of the host that the build is validated against. */
  host?: string;
  audience: Audience;
  /** Who publishes, for a publication to a folder; a server records the team of the token instead. */
  by: string;
  /** Commit of the sources; by default that of the repository. */
  commit?: string;
  /** Why; a publication without a smoke load says so in it. */
  reason?: string;
  /** Why the build is not loaded in a browser first. */
  withoutSmokeLoad?: string;
}

const DEFAULT_GUARD_MINUTES = 24 * 60;

/** What `--trial` names: a preview, or a percentage of the users such as `10%`. @throws with one sentence */
function parseTrialOption(given: string | undefined): { preview?: true; percent?: string } {
  if (given === undefined) return {};
  if (given === 'preview') return { preview: true };
  if (given.endsWith('%')) return { percent: given.slice(0, -1).trim() };
  throw new Error(`--trial must be preview or a percentage such as 10% (it is "${given}").`);
}

const parseRoleOption = (given: string) => {
  const role = parseRole(given);
  if (role) return role;
  throw new Error(`--role must be one of ${roles.join(', ')} (it is "${given}").`);
};

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
    guard: { type: 'boolean' },
    'guard-minutes': stringOption,
  } as const;
  const { values, positionals } = readArguments(args, options);
  const name = requireSingleName(positionals);
  const trial = parseTrialOption(values.trial);
  if (trial.percent !== undefined && values.percent !== undefined)
    throw new Error('--trial names the percentage already: leave --percent out.');
  const percent = parseInteger(
    trial.percent === undefined ? '--percent' : '--trial',
    trial.percent ?? values.percent,
    [1, 99],
    '; without it the version is published for everyone',
  );
  const audienceRoles = (values.role ?? []).flatMap((list) => list.split(',')).map(parseRoleOption);
  if (trial.preview && (percent !== undefined || audienceRoles.length > 0))
    throw new Error('--trial preview is for the holders of a link: leave --percent and --role out.');
  const hasPartialAudience = percent !== undefined || audienceRoles.length > 0;
  const guardMinutes =
    parseInteger('--guard-minutes', values['guard-minutes'], [1, 10_080]) ??
    (values.guard ? DEFAULT_GUARD_MINUTES : undefined);
  if (guardMinutes !== undefined && !hasPartialAudience)
    throw new Error('--guard watches a trial: add --trial 10% or --role.');
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
      ...(trial.preview ? { preview: true } : {}),
      ...(guardMinutes ? { guardMinutes } : {}),
    },
  };
}
