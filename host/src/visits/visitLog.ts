import type { VisitError, VisitReport } from '@surco/shared/contract';
import { HOST_NAME, type WebVital } from '@surco/shared/domain';
import { isDownloadFailure } from '../federation/retryableSections';
import { findSectionAddress, getErrorName, isFromExtension, locateError } from './locateError';
import type { Problem } from './problems';

/** Limits of one report (`visitReportSchema`). */
const MAX_VISITS = 20;
const MAX_ERROR_COUNT = 100;
const MAX_ERRORS = 10;
const MAX_VITALS = 6;
const MAX_VITAL_VALUE = 600_000;

interface Visit {
  section: string;
  /** As `performance.now()`. */
  startedAt: number;
  isFailed: boolean;
}

type Counts = Omit<VisitReport, 'section' | 'version'>;

const createCounts = (): Counts => ({ visits: 0, failedVisits: 0, failedLoads: 0, errors: [], vitals: [] });

const increase = (count: number, max = MAX_VISITS): number => Math.min(count + 1, max);

function addError({ errors }: Counts, error: VisitError): void {
  const known = errors.find(
    ({ kind, name, place }) => kind === error.kind && name === error.name && place === error.place,
  );
  if (known) known.count = increase(known.count, MAX_ERROR_COUNT);
  else if (errors.length < MAX_ERRORS) errors.push({ ...error, count: 1 });
}

export interface VisitLog {
  /**
   * A visit begins when another section is shown than before.
   * @param at as `performance.now()`
   * @returns whether one begins
   */
  show: (section: string, at: number) => boolean;
  addProblem: (problem: Problem) => void;
  /**
   * Adds a value, except for the navigation of a failed visit: an error page is shown fast.
   * @param at when the value arose: it belongs to the section that was shown then
   */
  addVital: (name: WebVital, value: number, at: number) => void;
  /** Returns what was counted since the last call. */
  takeReports: () => VisitReport[];
}

/** Counts the visits of one page load. @param versions the version of the host and of each section, by name */
export function createVisitLog(versions: ReadonlyMap<string, string>): VisitLog {
  const visits: Visit[] = [];
  let counts = new Map<string, Counts>();

  const getCounts = (section: string): Counts => {
    const existing = counts.get(section) ?? createCounts();
    counts.set(section, existing);
    return existing;
  };
  const markFailed = (section: string): void => {
    const visit = visits.at(-1);
    if (visit?.section !== section || visit.isFailed) return;
    visit.isFailed = true;
    const entry = getCounts(section);
    entry.failedVisits = increase(entry.failedVisits);
  };
  const toSection = (name: string | undefined): string =>
    name !== undefined && versions.has(name) ? name : (visits.at(-1)?.section ?? HOST_NAME);

  return {
    show: (section, startedAt) => {
      if (visits.at(-1)?.section === section) return false;
      visits.push({ section, startedAt, isFailed: false });
      const entry = getCounts(section);
      entry.visits = increase(entry.visits);
      return true;
    },
    addProblem: ({ kind, error }) => {
      if (isFromExtension(error)) return;
      const { section: sectionInStack, place } = locateError(error);
      const sectionInMessage =
        kind === 'load' && error instanceof Error ? findSectionAddress(error.message) : undefined;
      const section = toSection(sectionInMessage ?? sectionInStack);
      const entry = getCounts(section);
      const name = getErrorName(error);
      if (kind !== 'load') addError(entry, { kind, name, place });
      else {
        entry.failedLoads = increase(entry.failedLoads);
        // Code that arrived and threw is in the files of the section; code that did not arrive is not.
        if (sectionInStack && !isDownloadFailure(error)) addError(entry, { kind: 'script', name, place });
      }
      markFailed(section);
    },
    addVital: (name, value, at) => {
      const visit = [...visits].reverse().find(({ startedAt }) => startedAt <= at) ?? visits[0];
      if (name === 'navigation' && visit?.isFailed) return;
      const { vitals } = getCounts(visit?.section ?? HOST_NAME);
      if (vitals.length >= MAX_VITALS) return;
      vitals.push({ name, value: Math.min(Math.round(value * 1_000) / 1_000, MAX_VITAL_VALUE) });
    },
    takeReports: () => {
      const reports = [...counts].map(([section, entry]) => ({
        section,
        version: versions.get(section) ?? 'unknown',
        ...entry,
      }));
      counts = new Map();
      return reports;
    },
  };
}
