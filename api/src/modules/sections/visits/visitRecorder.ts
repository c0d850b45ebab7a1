import { visitErrorKinds } from '@surco/shared/domain';
import { sql } from 'kysely';
import { isConnectionError } from '../../../core/db/connectionErrors';
import type { Db } from '../../../core/db/pool';
import type { NewRow } from '../../../core/db/schema/database';
import { waitAtMost } from '../../../core/waitAtMost';

const flushIntervalMs = 10_000;
const stopTimeoutMs = 1_000;
/** Beyond it new rows are dropped until the next write, so that a flood cannot fill the memory. */
const maxPendingRows = 2_000;
/** Beyond it the errors of a version are counted without name and place until the hour ends. */
const maxErrorsPerVersion = 30;

type VisitCountRow = NewRow<'section_visit_counts'>;
/** What is counted; the recorder adds the hour. */
export interface VisitCount extends Omit<VisitCountRow, 'hour'> {
  /** Start of the trial; within its first hour the row begins with it, so that no earlier trial is counted with it. */
  since?: Date;
}

export interface VisitRecorder {
  add: (counts: readonly VisitCount[]) => void;
  /**
   * Writes what was added. A failure is reported. After an outage the counts are written with the next ones; a batch that
   * the database refuses is lost, because it would be refused each time, and others with it.
   */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

const hourMs = 3_600_000;
export const getHour = (now: number): Date => new Date(now - (now % hourMs));

const isError = ({ metric }: VisitCount): boolean => visitErrorKinds.some((kind) => kind === metric);

const toKey = ({ hour, section, version, on_trial, metric, detail }: VisitCountRow): string =>
  [Number(hour), section, version, on_trial, metric, detail].join('\n');

/** The rows have one order in every instance, so that no two writes wait for each other. */
const writeRows = (db: Db, rows: readonly VisitCountRow[]) =>
  db
    .insertInto('section_visit_counts')
    .values(rows.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'section', 'version', 'on_trial', 'metric', 'detail'])
        .doUpdateSet({ count: sql`section_visit_counts.count + excluded.count` }),
    )
    .execute();

/** Adds up counts in memory and writes them every ten seconds with one statement, so that reports cost nothing. */
export function createVisitRecorder(
  db: Db,
  onFailure: (error: unknown, isRetried: boolean) => void,
  now = Date.now,
): VisitRecorder {
  let pending = new Map<string, VisitCountRow>();
  let errors = { hour: 0, details: new Map<string, Set<string>>() };
  let writing = Promise.resolve();

  const limitDetail = (hour: Date, { section, version, detail }: VisitCount): string => {
    if (errors.hour !== Number(hour)) errors = { hour: Number(hour), details: new Map() };
    const key = `${section} ${version}`;
    const known = errors.details.get(key) ?? new Set();
    errors.details.set(key, known);
    if (!known.has(detail) && known.size >= maxErrorsPerVersion) return '';
    known.add(detail);
    return detail;
  };
  const addRow = (row: VisitCountRow): void => {
    const key = toKey(row);
    const count = (pending.get(key)?.count ?? 0) + row.count;
    if (pending.has(key) || pending.size < maxPendingRows) pending.set(key, { ...row, count });
  };
  const write = async (): Promise<void> => {
    const rows = pending;
    pending = new Map();
    try {
      if (rows.size > 0) await writeRows(db, [...rows.values()]);
    } catch (error) {
      const isRetried = isConnectionError(error);
      if (isRetried) rows.forEach(addRow);
      onFailure(error, isRetried);
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), flushIntervalMs).unref();

  return {
    add: (counts) => {
      const hour = getHour(now());
      for (const { since = hour, ...count } of counts)
        if (count.count > 0)
          addRow({
            ...count,
            hour: since > hour ? since : hour,
            detail: isError(count) ? limitDetail(hour, count) : count.detail,
          });
    },
    flush,
    stop: () => {
      clearInterval(timer);
      return waitAtMost(stopTimeoutMs, flush());
    },
  };
}
