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

interface NamedEntry<T> {
  target: T;
  words: readonly string[];
  /** Those with three letters or more, each once. */
  longer: readonly string[];
  pairs: ReadonlySet<string>;
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

/** Finds the record that a row may be. */
export class RecordIndex<T extends Comparable> {
  private readonly byKey = new Map<string, T>();
  /** By group and each longer word of the name: names that are alike share one. */
  private readonly byWord = new Map<string, NamedEntry<T>[]>();

  add(target: T): void {
    for (const { key } of target.keys) this.byKey.set(key, target);
    const entry = this.toEntry(target);
    for (const bucket of entry ? this.listBuckets(target, entry) : []) {
      const entries = this.byWord.get(bucket);
      if (entries && entry) entries.push(entry);
      else if (entry) this.byWord.set(bucket, [entry]);
    }
  }

  /** Returns every record with a key of this one, or else one whose name is alike. */
  find(record: Comparable): Match<T>[] {
    const same = new Map<T, Match<T>>();
    for (const { key, reason } of record.keys) {
      const target = this.byKey.get(key);
      if (target && !same.has(target)) same.set(target, { target, reason, isSame: true });
    }
    return same.size > 0 ? [...same.values()] : this.findSimilar(record);
  }

  /** Only one longer word may differ, so most names need not be compared letter by letter. */
  private findSimilar(record: Comparable): Match<T>[] {
    const wanted = this.toEntry(record);
    if (!wanted) return [];
    const sharedWords = new Map<NamedEntry<T>, number>();
    for (const bucket of this.listBuckets(record, wanted))
      for (const entry of this.byWord.get(bucket) ?? []) sharedWords.set(entry, (sharedWords.get(entry) ?? 0) + 1);
    let best: T | undefined;
    let bestSimilarity = similarEnough;
    for (const [{ target, words, longer, pairs }, shared] of sharedWords) {
      if (shared < Math.min(longer.length, wanted.longer.length) - 1) continue;
      const similarity = continuesName(words, wanted.words) ? 1 : compareBigrams(wanted.pairs, pairs);
      if (similarity < bestSimilarity) continue;
      best = target;
      bestSimilarity = similarity;
    }
    return best ? [{ target: best, reason: 'Nombre parecido en la misma localidad', isSame: false }] : [];
  }

  private toEntry<R extends Comparable>(target: R): NamedEntry<R> | null {
    if (!target.similarity) return null;
    const words = listWords(target.similarity.name);
    const longer = [...new Set(words.filter((word) => word.length >= minWordLength))];
    return { target, words, longer, pairs: toBigrams(words.toSorted().join(' ')) };
  }

  private listBuckets({ similarity }: Comparable, { longer }: NamedEntry<unknown>): string[] {
    return longer.map((word) => `${similarity?.group ?? ''} ${word}`);
  }
}
