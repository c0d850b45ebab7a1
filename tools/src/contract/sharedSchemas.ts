import type { CallShapes } from './findBrokenCalls';

/** Schemas that several calls contain, by their number in the snapshot. */
export type SharedSchemas = readonly unknown[];

/** Shorter schemas are written wherever they occur. */
const MIN_SHARED_LENGTH = 150;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const mapValues = (value: unknown, change: (inner: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
};

function countSchemas(value: unknown, counts: Map<string, number>): Map<string, number> {
  if (!isObject(value)) return counts;
  const text = JSON.stringify(value);
  if ('properties' in value && text.length >= MIN_SHARED_LENGTH) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const inner of Object.values(value)) countSchemas(inner, counts);
  return counts;
}

/** Replaces each object schema that occurs more than once, unless it is short, by `{ $shared: number }`. */
export function extractSharedSchemas(calls: CallShapes): { calls: unknown; schemas: SharedSchemas } {
  const counts = countSchemas(calls, new Map());
  const numbers = new Map<string, number>();
  const schemas: unknown[] = [];
  const extract = (value: unknown): unknown => {
    const text = JSON.stringify(value) ?? '';
    const known = numbers.get(text);
    if (known !== undefined) return { $shared: known };
    const body = mapValues(value, extract);
    if ((counts.get(text) ?? 0) < 2) return body;
    numbers.set(text, schemas.length);
    return { $shared: schemas.push(body) - 1 };
  };
  return { calls: extract(calls), schemas };
}

/** The calls as they were before {@link extractSharedSchemas}. */
export function inlineSharedSchemas(calls: unknown, schemas: SharedSchemas): CallShapes {
  const inline = (value: unknown): unknown =>
    isObject(value) && typeof value.$shared === 'number' ? inline(schemas[value.$shared]) : mapValues(value, inline);
  return inline(calls) as CallShapes;
}
