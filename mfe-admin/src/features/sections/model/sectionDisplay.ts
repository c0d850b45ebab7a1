import type { Section, SectionHealth, SectionVersionState } from '@surco/shared/contract';
import { noValue, roleLabels } from '@surco/shared/domain';
import type { Tone } from '@surco/shared/ui/display';
import { texts } from '../texts';

export const healthTones: Readonly<Record<SectionHealth, Tone>> = {
  OK: 'green',
  CHANGED: 'red',
  MISSING: 'red',
  INVALID: 'red',
  INCOMPATIBLE: 'red',
};

export const stateTones: Readonly<Record<SectionVersionState, Tone>> = {
  LIVE: 'green',
  TRIAL: 'gold',
  PREVIEW: 'blue',
  PREVIOUS: 'grey',
  UNUSED: 'grey',
};

const SHORT_COMMIT_LENGTH = 10;

/** The first ten characters of a commit hash; `noValue` without a commit. */
export const formatCommit = (commit: string | null | undefined): string =>
  commit?.slice(0, SHORT_COMMIT_LENGTH) ?? noValue;

/**
 * Describes who gets the version on trial and counts the previews: "1.1.0-b: 10 %, Supervisor · 1 vista previa".
 * Returns an empty string without a trial and previews.
 */
export function formatTrial({ trial, previews }: Section): string {
  const audience = trial
    ? [...(trial.percent === null ? [] : [`${trial.percent} %`]), ...trial.roles.map((role) => roleLabels[role])]
    : [];
  return [
    ...(trial ? [`${trial.version.version}: ${audience.join(', ')}`] : []),
    ...(previews.length > 0 ? [texts.preview(previews.length)] : []),
  ].join(' · ');
}
