import { REMOTES_PREFIX } from '@surco/shared/federation/build';
import type { SmokeLoadStep, ThrownError } from '@surco/shared/federation/runtime';
import type { SectionBuild } from '../sectionBuild';

const MAX_MESSAGE_LENGTH = 400;

/** A source location, as stacks of Chromium name it: file name, and line with column. */
const SOURCE_LOCATION = /https?:\/\/[^\s()]*\/([^\s()/?]+)(?:\?[^\s()]*)?(:\d+:\d+)/;

/** Where an error was thrown, e.g. ` (list.js:7:11)`: the first location in a file of the section; '' without one. */
export function describeLocation(stack: string): string {
  const line = stack.split('\n').find((text) => text.includes(`${REMOTES_PREFIX}/`) && SOURCE_LOCATION.test(text));
  const [, file, position] = SOURCE_LOCATION.exec(line ?? '') ?? [];
  return file ? ` (${file}${position})` : '';
}

function describeError({ name, message, stack = '' }: ThrownError): string {
  // The address is that of the server of the smoke load.
  const text = message
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `fails with ${name}: ${text.slice(0, MAX_MESSAGE_LENGTH)}${describeLocation(stack)}`;
}

function describeFailure(subject: string, { timeoutMs, error }: SmokeLoadStep): string {
  if (timeoutMs !== undefined) return `${subject} does not load within ${timeoutMs / 1000} s`;
  return `${subject} ${error ? describeError(error) : 'does not load'}`;
}

/** A sentence for each failed step of a smoke load; without any step, that the host does not accept the manifest. */
export function describeFailedSteps(
  { manifest }: Pick<SectionBuild, 'manifest'>,
  steps: readonly SmokeLoadStep[],
): string[] {
  const subjects: Readonly<Record<SmokeLoadStep['part'], (step: SmokeLoadStep) => string>> = {
    entry: () => `its entry ${manifest.entry}`,
    routes: () => './routes',
    page: ({ page = '' }) => `the page "${page}"`,
  };
  if (steps.length === 0) return ['the host does not accept its manifest'];
  return steps
    .filter(({ outcome }) => outcome !== 'loaded')
    .map((step) =>
      step.outcome === 'missing'
        ? `./routes has no page "${step.page}", which the manifest names`
        : describeFailure(subjects[step.part](step), step),
    );
}

/** What a smoke load without a failed step loaded, e.g. `entry, ./routes and 2 pages`. */
export function describeLoadedSteps(steps: readonly SmokeLoadStep[]): string {
  const pages = steps.filter(({ part }) => part === 'page').length;
  return `entry, ./routes and ${pages} ${pages === 1 ? 'page' : 'pages'}`;
}
