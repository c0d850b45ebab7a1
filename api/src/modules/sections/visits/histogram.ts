import type { WebVital } from '@surco/shared/domain';

/** Each bucket is 5 % wider than the one before, so that a quantile is exact to 2.5 %. */
const growth = 1.05;
/** Buckets start at 1, so CLS, which is mostly below 0.3, is stored in thousandths. */
const scales: Readonly<Record<WebVital, number>> = { LCP: 1, navigation: 1, INP: 1, CLS: 1_000 };

/** Number of samples by number of bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The bucket of a value: bucket 0 holds values up to 1, bucket n those up to 1.05ⁿ. */
export const getBucket = (vital: WebVital, value: number): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(1, value * scales[vital])) / Math.log(growth)));

function getBucketValue(vital: WebVital, bucket: number): number {
  const middle = bucket === 0 ? 0 : growth ** (bucket - 0.5);
  return Math.round(middle) / scales[vital];
}

export const countSamples = (histogram: Histogram): number =>
  [...histogram.values()].reduce((total, count) => total + count, 0);

/**
 * The value below which this part of the samples lies.
 * @param part from 0 to 1
 * @returns null without samples
 */
export function getQuantile(vital: WebVital, histogram: Histogram, part: number): number | null {
  const rank = Math.min(1, Math.max(0, part)) * countSamples(histogram);
  let passed = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= rank) return getBucketValue(vital, bucket);
  }
  return null;
}
