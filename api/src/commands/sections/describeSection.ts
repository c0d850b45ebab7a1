import { roleLabels } from '@surco/shared/domain';
import type { Release } from '@surco/shared/federation/releases';

interface DescribedSection {
  name: string;
  /** Undefined while nothing of the section was published. */
  release: Release | undefined;
  /** Version of the build that comes with the program; undefined without one. */
  ownVersion: string | undefined;
  /** The versions whose files are stored. */
  stored: readonly string[];
  /** The version that everyone gets of this program: not the live one while that does not fit. */
  served: string | undefined;
}

/** One line for each audience of a section: who gets which version, and what going back would give everyone. */
export function describeSection({ name, release, ownVersion, stored, served }: DescribedSection): string[] {
  const nameVersion = (version: string | null): string =>
    version === null
      ? `the build of this program${ownVersion === undefined ? ', which has none' : ` (${ownVersion})`}`
      : `${version}${stored.includes(version) ? '' : ', whose files are missing'}`;
  if (!release) return [`${name}: everyone gets ${nameVersion(null)}`];
  const { live, trial, previews = [], before, isAway } = release;
  const [previous] = before;
  const misfit = live !== null && live !== served && stored.includes(live);
  return [
    `${name}: everyone gets ${isAway ? 'nothing, because the section was taken away' : nameVersion(live)}`,
    ...(misfit ? [`  until this program fits it: ${served ?? 'no page of it'} (surco check says why)`] : []),
    ...(trial ? [`  ${trial.roles.map((role) => roleLabels[role]).join(', ')} get ${nameVersion(trial.version)}`] : []),
    ...previews.map((version) => `  who opened its link gets ${nameVersion(version)}`),
    ...(trial
      ? [`  back: ends the trial`]
      : previous === undefined
        ? []
        : [`  back: everyone gets ${nameVersion(previous)}`]),
  ];
}
