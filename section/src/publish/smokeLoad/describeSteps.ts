import { REMOTES_PREFIX } from '@surco/shared/federation/build';
import type { SmokeLoadStep, ThrownError } from '@surco/shared/federation/runtime';
import type { SectionBuild } from '../sectionBuild';

const MAX_MESSAGE_LENGTH = 400;

/** A place in a file, as stacks of Chromium name it. */
const PLACE = /https?:\/\/[^\s()]*\/([^\s()/?]+)(?:\?[^\s()]*)?(:\d+:\d+)/;

/** Where an error was thrown: the first place in a file of the section. */
function findPlace(stack: string): string {
  const line = stack.split('\n').find((text) => text.includes(`${REMOTES_PREFIX}/`) && PLACE.test(text));
  const [, file, position] = PLACE.exec(line ?? '') ?? [];
  return file ? ` (${file}${position})` : '';
}

function describeError({ name, message, stack = '' }: ThrownError): string {
  // The address is that of the server of the smoke load.
  const text = message
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '');
  return `fails with ${name}: ${text.slice(0, MAX_MESSAGE_LENGTH)}${findPlace(stack)}`;
}

function describeFailure(subject: string, { timeoutMs, error }: SmokeLoadStep): string {
  if (timeoutMs !== undefined) return `${subject} does not load within ${timeoutMs / 1000} s`;
  return `${subject} ${error ? describeError(error) : 'does not load'}`;
}

/** A sentence for each step of a smoke load that failed. */
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

/** What a smoke load loaded, e.g. `entry, ./routes and 2 pages`. */
export function describeLoadedSteps(steps: readonly SmokeLoadStep[]): string {
  const pages = steps.filter(({ part }) => part === 'page').length;
  return `entry, ./routes and ${pages} ${pages === 1 ? 'page' : 'pages'}`;
}
