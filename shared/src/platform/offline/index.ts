/** Working where there is no network: the part that every page loads. The rest is `engine`, fetched when needed. */
export { dropWaitingAnswers } from './answers';
export { recheck, useConnection } from './connection';
export { forgetAnswers, forgetEntries } from './databases';
export { offline, useEntryCount } from './offline';
export { randomKey } from './randomKey';
export type { Engine } from './engine';
export type { Entry, EntryState, Refusal, Sending } from './engine/entry';
export type { Submission, Submitted } from './engine/submit';
