import { HOST_NAME, type WebVital } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { buildApiUrl } from '@surco/shared/platform';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { GuardedHistory } from '../navigation/guardedHistory';
import { measureNavigation } from './measureNavigation';
import { onProblem, takeProblems } from './problems';
import { createVisitLog, type VisitLog } from './visitLog';
import { watchIdle } from './watchIdle';

const SEND_INTERVAL_MS = 60_000;

/** The hash in the name of the host's entry file identifies its build. */
const readHostVersion = (): string =>
  [...document.scripts].map(({ src }) => /\/main\.(\w+)\.js/.exec(src)?.[1]).find(Boolean) ?? 'unknown';

/** Adds each value once per page load: the library repeats one that has grown since the page was hidden before. */
function watchVitals({ addVital }: VisitLog): void {
  const added = new Set<string>();
  const add =
    (name: WebVital) =>
    ({ id, value, entries }: Metric): void => {
      if (added.has(id)) return;
      added.add(id);
      const { startTime = 0, duration = 0 } = entries[0] ?? {};
      // A press that opens a section ends when that one is shown: it belongs to it. Other values have no duration.
      addVital(name, value, startTime + duration);
    };
  onLCP(add('LCP'));
  onINP(add('INP'));
  onCLS(add('CLS'));
}

/** Without a network the reports are lost: they are not worth a queue. */
function send(log: VisitLog): void {
  const reports = log.takeReports();
  if (reports.length === 0 || !navigator.onLine) return;
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon(buildApiUrl('/registry/visits'), body);
}

/**
 * Reports, once a minute and when the page is hidden, which sections were shown, what went wrong in them and how fast
 * they were. Nothing in a report identifies the user (ADR 31).
 */
export function startVisits(remotes: readonly RegisteredRemote[], history: GuardedHistory): void {
  const versions = remotes.map(({ name, version }) => [name, version] as const);
  const log = createVisitLog(new Map([[HOST_NAME, readHostVersion()], ...versions]));
  /** Undefined until the first page, whose time is the LCP. */
  let leavePage: (() => void) | undefined;
  const show = (section: string): void => {
    const at = leavePage ? performance.now() : 0;
    if (!log.show(section, at)) return;
    leavePage?.();
    leavePage = at ? measureNavigation((ms) => log.addVital('navigation', ms, at)) : () => undefined;
  };
  const update = (): void => {
    const location = history.getLocation();
    if (!location) return;
    show(location.target.route.remote?.remote.name ?? HOST_NAME);
    // What goes wrong without a network is not the fault of a section.
    if (navigator.onLine) takeProblems().forEach(log.addProblem);
    else takeProblems();
  };
  // The library's listeners come first: when the page is hidden, they add its last values.
  watchVitals(log);
  const sendWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') queueMicrotask(() => send(log));
  };
  update();
  history.subscribe(update);
  onProblem(update);
  watchIdle();
  document.addEventListener('visibilitychange', sendWhenHidden);
  addEventListener('pagehide', () => send(log));
  setInterval(() => send(log), SEND_INTERVAL_MS);
}
