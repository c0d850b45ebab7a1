import type { CallKey } from '../../contract';

/** Keys of the calls that only read: no other answer is stored on the device. */
export type ReadCallKey = Extract<CallKey, `GET ${string}`>;

/** How the answers of one call are stored on the device and used without a network. */
export interface OfflineCallRule {
  /** How many answers, of different requests, stay stored; the oldest beyond this are deleted when a page starts. */
  maxAnswers: number;
  /** False: the answer is stored, but `call` never returns it in the server's place. */
  answersOffline?: boolean;
  /**
   * Without an answer to the same request, the last complete answer (`size=all`) is searched, filtered and paged. Its
   * order stays: `sort` is not applied.
   */
  search?: {
    /** Fields of a record in which the words of the query's `search` are looked up. */
    fields: readonly string[];
    /**
     * Query names that filter by the field of the same name, each with its default. A stored list filtered by the default
     * also answers a request without this filter, with the records of the default only.
     */
    filters: Readonly<Record<string, string>>;
  };
  /** Without an answer of its own, a single record is taken from any stored list of this call, by its `id`. */
  recordOf?: ReadCallKey;
}

/**
 * The calls whose last answers are stored on the device, as a section declares them in its manifest.
 * A number stands for `{ maxAnswers: number }`.
 */
export type OfflineCalls = Readonly<Partial<Record<ReadCallKey, number | OfflineCallRule>>>;

const rules = new Map<string, OfflineCallRule>();

/**
 * Replaces all declared calls. The host calls it at start, with its own calls and those of every registered section.
 * A call declared twice gets the larger number and the options of both.
 */
export function declareOfflineCalls(...declarations: readonly OfflineCalls[]): void {
  rules.clear();
  for (const [key, declared] of declarations.flatMap((calls) => Object.entries(calls))) {
    const rule = typeof declared === 'number' ? { maxAnswers: declared } : declared;
    const earlier = rules.get(key);
    rules.set(key, { ...earlier, ...rule, maxAnswers: Math.max(earlier?.maxAnswers ?? 0, rule.maxAnswers) });
  }
}

/** The rule of a call; undefined when its answers are not stored. */
export const getOfflineRule = (key: CallKey): OfflineCallRule | undefined => rules.get(key);
