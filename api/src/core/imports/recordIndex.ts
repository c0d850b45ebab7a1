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

/** Names as like as these are taken for the same: one letter of a surname, a missing second surname. */
const similarEnough = 0.75;
const minWordLength = 3;

interface NamedEntry<T> {
  target: T;
  words: readonly string[];
  pairs: ReadonlySet<string>;
}

const listWords = (name: string): string[] => foldText(name).split(/[^\p{L}\d]+/u);

/** Finds the record that a row may be. */
export class RecordIndex<T extends Comparable> {
  private readonly byKey = new Map<string, T>();
  /** By group and each longer word of the name: names that are alike share one. */
  private readonly byWord = new Map<string, NamedEntry<T>[]>();

  add(target: T): void {
    for (const { key } of target.keys) this.byKey.set(key, target);
    const entry = this.toEntry(target);
    for (const bucket of entry ? this.listBuckets(target, entry.words) : []) {
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

  private findSimilar(record: Comparable): Match<T>[] {
    const wanted = this.toEntry(record);
    if (!wanted) return [];
    let best: T | undefined;
    let bestSimilarity = similarEnough;
    for (const bucket of this.listBuckets(record, wanted.words))
      for (const { target, words, pairs } of this.byWord.get(bucket) ?? []) {
        const similarity = words.join() === wanted.words.join() ? 1 : compareBigrams(wanted.pairs, pairs);
        if (similarity < bestSimilarity || target === best) continue;
        best = target;
        bestSimilarity = similarity;
      }
    return best ? [{ target: best, reason: 'Nombre parecido en la misma localidad', isSame: false }] : [];
  }

  private toEntry<R extends Comparable>(target: R): NamedEntry<R> | null {
    if (!target.similarity) return null;
    const words = listWords(target.similarity.name).toSorted();
    return { target, words, pairs: toBigrams(words.join(' ')) };
  }

  private listBuckets({ similarity }: Comparable, words: readonly string[]): string[] {
    const longer = words.filter((word) => word.length >= minWordLength);
    return [...new Set(longer)].map((word) => `${similarity?.group ?? ''} ${word}`);
  }
}
