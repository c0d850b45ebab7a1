import type { Audience, Release } from './releases';

const MAX_PREVIOUS_VERSIONS = 10;
const MAX_PREVIEWS = 10;

const noRelease: Release = { live: null, before: [] };

/** The release without what is empty, so that equal releases are equal documents. */
function tidy({ trial, previews = [], isAway, ...release }: Release): Release {
  return {
    ...release,
    ...(trial && trial.roles.length > 0 && { trial }),
    ...(previews.length > 0 && { previews: previews.slice(0, MAX_PREVIEWS) }),
    ...(isAway && { isAway }),
  };
}

/** What everyone gets stays at the end, however many later versions wait for a host that they fit. */
function limitBefore(before: Release['before'], served: string | undefined): Release['before'] {
  const isOlder = served !== undefined && before.indexOf(served) >= MAX_PREVIOUS_VERSIONS;
  return isOlder ? [...before.slice(0, MAX_PREVIOUS_VERSIONS - 1), served] : before.slice(0, MAX_PREVIOUS_VERSIONS);
}

function makeLive(
  release: Release,
  live: string | null,
  { isAway, served }: { isAway: boolean; served: string | undefined },
): Release {
  const isSame = release.live === live && release.before.length > 0;
  const before = isSame ? release.before : limitBefore([release.live, ...release.before], served);
  return { ...release, live, before, isAway };
}

/**
 * Gives a version to an audience: to everyone, which ends the trial for roles; to the users of roles, which is that trial
 * and does not change the live version; or to the holders of its link, which changes nothing else. A version that gets
 * another audience has no link any more.
 * @param version null: the version of the server's own build
 * @param served the published version that everyone gets: while the live one does not fit the host, one before it
 * @param now the time from which the visits of a trial count
 */
export function applyVersion(
  release: Release = noRelease,
  version: string | null,
  { roles = [], link = false }: Audience,
  served?: string,
  now = new Date(),
): Release {
  const previews = (release.previews ?? []).filter((preview) => preview !== version);
  if (version !== null && link) return tidy({ ...release, previews: [version, ...previews] });
  if (version !== null && roles.length > 0)
    return tidy({ ...release, previews, trial: { version, roles: [...roles], since: now.toISOString() } });
  return tidy({ ...makeLive(release, version, { isAway: false, served }), previews, trial: undefined });
}

/** Takes the version of an audience away; for everyone, the whole section. `served`: see {@link applyVersion}. */
export function applyNone(release: Release, { roles = [], link = false }: Audience, served?: string): Release {
  if (link) return tidy({ ...release, previews: [] });
  const { trial } = release;
  if (roles.length === 0)
    return tidy({ ...makeLive(release, null, { isAway: true, served }), previews: [], trial: undefined });
  return tidy({
    ...release,
    trial: trial && { ...trial, roles: trial.roles.filter((role) => !roles.includes(role)) },
  });
}

/**
 * Goes one step back: ends the trial for roles; without one, makes the previous version live again. Links stay.
 * @returns null when there is no previous version
 */
export function applyRollback(release: Release): Release | null {
  if (release.trial) return tidy({ ...release, trial: undefined });
  const [previous, ...before] = release.before;
  return previous === undefined ? null : tidy({ ...release, live: previous, before, isAway: false });
}

/**
 * The release without a version: ends its trial, and no rollback leads to it any more.
 * @param served the published version that everyone gets
 * @returns null when the version is live, or served
 */
export function applyRemoval(release: Release, version: string, served?: string): Release | null {
  const { live, before, trial, previews = [] } = release;
  if (version === live || version === served) return null;
  return tidy({
    ...release,
    before: before.filter((previous) => previous !== version),
    previews: previews.filter((preview) => preview !== version),
    trial: trial?.version === version ? undefined : trial,
  });
}
