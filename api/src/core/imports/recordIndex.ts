import { foldText } from '@surco/shared/domain';
import { compareBigrams, toBigrams } from './textSimilarity';

/** What identifies a record, such as its telephone, and how a person says that two have the same. */
interface RecordKey {
  key: string;
  reason: string;
}

/** What records are compared by. */
export interface Comparable {
  keys: readonly RecordKey[];
  /** Records of one group, such as a locality, whose names are alike may be the same. */
  similarity?: { group: string; name: string };
}

export interface Match<T> {
  target: T;
  reason: string;
  /** The same key, and not only a similar name. */
  isSame: boolean;
}

/** Names that differ in a letter or two share so many pairs of letters; those of two siblings fewer. */
const similarEnough = 0.85;
const minWordLength = 3;
/** Names of persons have fewer words. */
const maxWords = 8;
/** A word or two that more names share tell nothing about them. */
const maxBucket = 200;

interface NamedEntry<T> {
  target: T;
  words: readonly string[];
  /** The first of those with three letters or more, each once. */
  longer: readonly string[];
  pairs: ReadonlySet<string>;
  /** The same for names with the same words. */
  key: string;
  buckets: readonly string[];
}

const minWords = 2;

/** Whether one name goes on where the other ends: a second surname is often left out. */
const continuesName = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= minWords && short.every((word, index) => word === long[index]);
};

const listWords = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Each word, and each two of them: of a large locality, two words tell names apart that one does not. */
const listBuckets = (group: string, words: readonly string[]): string[] =>
  words.flatMap((word, index) => [
    `${group} ${word}`,
    ...words.slice(index + 1).map((other) => `${group} ${[word, other].toSorted().join(' ')}`),
  ]);

function toEntry<R extends Comparable>(target: R): NamedEntry<R> | null {
  if (!target.similarity) return null;
  const { group, name } = target.similarity;
  const words = listWords(name);
  if (words.length === 0) return null;
  const longer = [...new Set(words.filter((word) => word.length >= minWordLength))].slice(0, maxWords);
  const sorted = words.toSorted().join(' ');
  const buckets = listBuckets(group, longer);
  return { target, words, longer, pairs: toBigrams(sorted), key: `${group} ${sorted}`, buckets };
}

/** Finds the record that a row may be. */
export class RecordIndex<T extends Comparable> {
  private readonly byKey = new Map<string, T>();
  private readonly byName = new Map<string, T>();
  /** By group and one or two longer words of the name: names that are alike share one. */
  private readonly byWord = new Map<string, NamedEntry<T>[]>();

  add(target: T): void {
    for (const { key } of target.keys) this.byKey.set(key, target);
    const entry = toEntry(target);
    if (!entry) return;
    this.byName.set(entry.key, target);
    for (const bucket of entry.buckets) {
      const entries = this.byWord.get(bucket);
      if (entries) entries.push(entry);
      else this.byWord.set(bucket, [entry]);
    }
  }

  /** Adds the keys of a record that is the same as a target. */
  addKeys(target: T, { keys }: Comparable): void {
    for (const { key } of keys) if (!this.byKey.has(key)) this.byKey.set(key, target);
  }

  /** Returns every record with a key of this one, or else one whose name is alike. */
  find(record: Comparable): Match<T>[] {
    const same = new Map<T, Match<T>>();
    for (const { key, reason } of record.keys) {
      const target = this.byKey.get(key);
      if (target && !same.has(target)) same.set(target, { target, reason, isSame: true });
    }
    if (same.size > 0) return [...same.values()];
    const similar = this.findSimilar(record);
    return similar ? [{ target: similar, reason: 'Nombre parecido en la misma localidad', isSame: false }] : [];
  }

  private findSimilar(record: Comparable): T | undefined {
    const wanted = toEntry(record);
    if (!wanted) return undefined;
    let best = this.byName.get(wanted.key);
    if (best) return best;
    let bestSimilarity = similarEnough;
    for (const { target, words, longer, pairs } of this.listCompared(wanted)) {
      // Only one longer word may differ, so most names need not be compared letter by letter.
      const shared = longer.filter((word) => wanted.longer.includes(word)).length;
      if (shared < Math.min(longer.length, wanted.longer.length) - 1) continue;
      const similarity = continuesName(words, wanted.words) ? 1 : compareBigrams(wanted.pairs, pairs);
      if (similarity < bestSimilarity) continue;
      best = target;
      bestSimilarity = similarity;
    }
    return best;
  }

  /** The names that share the rarest words, so that no name is compared with all of a large locality. */
  private listCompared(wanted: NamedEntry<unknown>): ReadonlySet<NamedEntry<T>> {
    const buckets = wanted.buckets.map((bucket) => this.byWord.get(bucket) ?? []);
    const compared = new Set<NamedEntry<T>>();
    for (const entries of buckets.toSorted((a, b) => a.length - b.length)) {
      if (entries.length > maxBucket || compared.size >= maxBucket) break;
      for (const entry of entries) compared.add(entry);
    }
    return compared;
  }
}
