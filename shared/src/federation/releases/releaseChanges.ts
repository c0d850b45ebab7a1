import type { Audience, Release } from './releases';

const MAX_PREVIOUS_VERSIONS = 10;
const MAX_PREVIEWS = 10;

const isPartialAudience = (audience: Audience): boolean =>
  audience.percent !== undefined || Boolean(audience.roles?.length);

const withPreviews = (release: Release, previews: readonly string[]): Release => {
  const { previews: _previous, ...rest } = release;
  return previews.length > 0 ? { ...rest, previews: previews.slice(0, MAX_PREVIEWS) } : rest;
};

const listOtherPreviews = ({ previews = [] }: Partial<Release>, version: string): string[] =>
  previews.filter((preview) => preview !== version);

const createGuard = (minutes: number, now = Date.now()) => ({
  since: new Date(now).toISOString(),
  until: new Date(now + minutes * 60_000).toISOString(),
});

/**
 * Publishes a version: for everyone, which ends the trial by percentage or role; as that trial, which does not change
 * the live version; or as a preview, which changes nothing else. A version that gets another audience is no preview any
 * more.
 */
export function applyPublication(release: Release | undefined, version: string, audience: Audience): Release {
  const { live, before: previousVersions, canary: trial } = release ?? { live: null, before: [] };
  const others = listOtherPreviews(release ?? {}, version);
  if (audience.preview)
    return withPreviews({ live, before: previousVersions, ...(trial && { canary: trial }) }, [version, ...others]);
  if (isPartialAudience(audience)) {
    const nextTrial = {
      version,
      ...(audience.percent && { percent: audience.percent }),
      ...(audience.roles && { roles: audience.roles }),
      ...(audience.guardMinutes && { guard: createGuard(audience.guardMinutes) }),
    };
    return withPreviews({ live, before: previousVersions, canary: nextTrial }, others);
  }
  if (live === version) return withPreviews({ live, before: previousVersions }, others);
  const nowPrevious = release ? [live, ...previousVersions].slice(0, MAX_PREVIOUS_VERSIONS) : [null];
  return withPreviews({ live: version, before: nowPrevious }, others);
}

/**
 * Goes one step back: ends the trial by percentage or role; without one, makes the previous version live again. Previews
 * stay.
 * @returns null when there is no previous version
 */
export function applyRollback(release: Release): Release | null {
  const { live, before: previousVersions, canary: trial, previews = [] } = release;
  if (trial) return withPreviews({ live, before: previousVersions }, previews);
  const [previous, ...older] = previousVersions;
  return previous === undefined ? null : withPreviews({ live: previous, before: older }, previews);
}

/** The release whose trial goes on without its guard. */
export function withoutGuard({ canary: trial, ...release }: Release): Release {
  if (!trial) return release;
  const { guard: _guard, ...unwatched } = trial;
  return { ...release, canary: unwatched };
}

/**
 * The release without a version: ends its trial, and no rollback leads to it any more.
 * @returns null when the version is live
 */
export function applyRemoval(release: Release, version: string): Release | null {
  const { live, before: previousVersions, canary: trial } = release;
  if (live === version) return null;
  return withPreviews(
    {
      live,
      before: previousVersions.filter((previous) => previous !== version),
      ...(trial && trial.version !== version && { canary: trial }),
    },
    listOtherPreviews(release, version),
  );
}
