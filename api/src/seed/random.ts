/** Random numbers from a seed, equal on every machine (mulberry32). */
export interface RandomGenerator {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** An integer between `from` and `to`, both included. */
  nextInteger: (from: number, to: number) => number;
  pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
  /** True with this probability. */
  nextBoolean: (probability: number) => boolean;
  /** One of the keys, with a probability in proportion to its weight. */
  pickWeighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
  /** `count` of the items, in their original order. */
  pickSome: <T>(from: readonly T[], count: number) => T[];
  nextUuid: () => string;
}

function createMulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createRandomGenerator(seed: number): RandomGenerator {
  const next = createMulberry32(seed);
  const nextInteger = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[nextInteger(0, from.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  };
  const nextHexDigits = (digits: number) =>
    Array.from({ length: digits }, () => nextInteger(0, 15).toString(16)).join('');
  return {
    next,
    nextInteger,
    pick,
    nextBoolean: (probability) => next() < probability,
    pickWeighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const keys = Object.keys(weights) as K[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      return keys.find((key) => (left -= weights[key]) < 0) ?? pick(keys);
    },
    pickSome: (from, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, from.length)) chosen.add(nextInteger(0, from.length - 1));
      return from.filter((_item, index) => chosen.has(index));
    },
    nextUuid: () =>
      `${nextHexDigits(8)}-${nextHexDigits(4)}-4${nextHexDigits(3)}-${pick(['8', '9', 'a', 'b'])}${nextHexDigits(3)}-${nextHexDigits(12)}`,
  };
}

/**
 * Id of a record that tests or users link to. It stays the same when other demo data changes.
 * @param kind two hexadecimal digits that begin the id, different for each kind of record
 */
export const createFixedId = (kind: string, index: number): string =>
  `${kind}000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
