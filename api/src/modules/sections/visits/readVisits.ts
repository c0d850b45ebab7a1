import type { SectionVisits } from '@surco/shared/contract';
import { visitErrorKinds, type WebVital } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { VisitMetric } from '../../../core/db/schema/columnTypes';
import { getHour } from './visitRecorder';
import { countSamples, getQuantile, type Histogram } from './histogram';

/** The counts of one version of a section, on trial or not. */
export interface VisitTotals {
  section: string;
  version: string;
  onTrial: boolean;
  /** Counts by metric, then by the detail of the metric. */
  counts: Map<VisitMetric, Map<string, number>>;
}

const maxFrequentErrors = 5;

const getDetails = ({ counts }: VisitTotals, metric: VisitMetric): ReadonlyMap<string, number> =>
  counts.get(metric) ?? new Map<string, number>();

export const getTotal = (totals: VisitTotals, metric: VisitMetric): number =>
  [...getDetails(totals, metric).values()].reduce((sum, count) => sum + count, 0);

export const getHistogram = (totals: VisitTotals, vital: WebVital): Histogram =>
  new Map([...getDetails(totals, vital)].map(([bucket, count]) => [Number(bucket), count]));

/**
 * Adds up what was counted of trials since `since`, and of other versions since its hour.
 * @param names of the sections; without them, of all
 * @returns by section and version, sorted
 */
export async function readVisitTotals(db: Db, since: Date, names?: readonly string[]): Promise<VisitTotals[]> {
  const rows = await db
    .selectFrom('section_visit_counts')
    .select(['section', 'version', 'on_trial', 'metric', 'detail'])
    .select((row) => sql<number>`${row.fn.sum('count')}::bigint`.as('total'))
    .where('hour', '>=', getHour(Number(since)))
    .where((row) => row.or([row('hour', '>=', since), row('on_trial', '=', false)]))
    .$if(names !== undefined, (query) => query.where('section', 'in', [...(names ?? [])]))
    .groupBy(['section', 'version', 'on_trial', 'metric', 'detail'])
    .orderBy('section')
    .orderBy('version')
    .orderBy('on_trial')
    .orderBy('metric')
    .orderBy('detail')
    .execute();
  const totals = new Map<string, VisitTotals>();
  for (const { section, version, on_trial: onTrial, metric, detail, total } of rows) {
    const key = `${section} ${version} ${onTrial}`;
    const group = totals.get(key) ?? { section, version, onTrial, counts: new Map() };
    totals.set(key, group);
    group.counts.set(metric, new Map([...getDetails(group, metric), [detail, total]]));
  }
  return [...totals.values()];
}

function describeVital(totals: VisitTotals, vital: WebVital) {
  const histogram = getHistogram(totals, vital);
  return { samples: countSamples(histogram), p75: getQuantile(vital, histogram, 0.75) };
}

export function listFrequentErrors(totals: VisitTotals): SectionVisits['frequentErrors'] {
  const counts = new Map<string, number>();
  for (const metric of visitErrorKinds)
    for (const [error, count] of getDetails(totals, metric))
      if (error !== '') counts.set(error, (counts.get(error) ?? 0) + count);
  return [...counts]
    .map(([error, count]) => ({ error, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxFrequentErrors);
}

/** Describes the visits of one version. */
export function describeVisits(totals: VisitTotals): SectionVisits {
  const { section, version, onTrial } = totals;
  return {
    section,
    version,
    onTrial,
    visits: getTotal(totals, 'visits'),
    failedVisits: getTotal(totals, 'failedVisits'),
    failedLoads: getTotal(totals, 'failedLoads'),
    errors: {
      script: getTotal(totals, 'script'),
      promise: getTotal(totals, 'promise'),
      render: getTotal(totals, 'render'),
    },
    frequentErrors: listFrequentErrors(totals),
    vitals: {
      LCP: describeVital(totals, 'LCP'),
      navigation: describeVital(totals, 'navigation'),
      INP: describeVital(totals, 'INP'),
      CLS: describeVital(totals, 'CLS'),
    },
  };
}
