/** A source of chance that gives the same sequence on every machine (mulberry32). */
export interface Chance {
  /** In [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
  /** True this often. */
  happens: (probability: number) => boolean;
  /** One of the keys, as often as its weight says. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
  /** Some of them, in the order they came. */
  some: <T>(from: readonly T[], count: number) => T[];
  uuid: () => string;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createChance(seed: number): Chance {
  const next = mulberry32(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[int(0, from.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    pick,
    happens: (probability) => next() < probability,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const keys = Object.keys(weights) as K[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      return keys.find((key) => (left -= weights[key]) < 0) ?? pick(keys);
    },
    some: (from, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, from.length)) chosen.add(int(0, from.length - 1));
      return from.filter((_item, index) => chosen.has(index));
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };
}

/** Ids of records that tests and people link to: the same whatever else changes in the data. */
export const fixedId = (kind: string, index: number): string =>
  `${kind}000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
