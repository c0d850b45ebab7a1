/** Words that identifiers do not contain, with what to say instead. Identifiers are split at capital letters. */
export const bannedNames = {
  asked: 'requested, options',
  away: 'unavailable',
  beside: 'next, adjacent',
  breathe: 'yieldToEventLoop',
  catalogue: 'referenceData, catalog, products',
  catalogues: 'referenceData, catalogs, products',
  facts: 'what they are about',
  gone: 'removed, missing, closed',
  hands: 'control, owner',
  heard: 'received',
  hereby: 'leave it out',
  hold: 'lock, reserve, stock, hover',
  holds: 'locks, reservations',
  house: 'product, repository, shared',
  kept: 'cached, stored, saved, unchanged',
  kit: 'chunkGroup, module',
  kits: 'chunkGroups, modules',
  nobody: 'none, anonymous',
  room: 'layer, folder, limit',
  rooms: 'layers, folders',
  said: 'message, output',
  somebody: 'user',
  taken: 'duplicate, used, lock',
  tell: 'notify, report',
  telling: 'notifying',
  tells: 'notifies, reports',
  told: 'notified, reported',
  wanted: 'requested, expected',
  whoever: 'user, caller',
};

/** Words and phrases that comments and documents do not contain, with what to say instead. */
export const bannedInComments = {
  'all the same': 'still',
  'an own': 'their own, its own',
  'as it stood': 'unchanged, as before',
  catalogue: 'reference data, component catalog',
  catalogues: 'reference data, component catalogs',
  facts: 'name them',
  'for ever': 'permanently',
  hereby: 'leave it out',
  house: 'product, repository',
  'in hands': 'name the owner',
  'into the hands': 'name the receiver',
  kit: 'chunk group, module',
  kits: 'chunk groups, modules',
  "nobody's": 'unowned, unused',
  'of its own will': 'by itself',
  'of no use': 'useless',
  'on the way in': 'of a request',
  'on the way out': 'in a response',
  room: 'layer, folder, space',
  rooms: 'layers, folders',
  'stands beside': 'is next to',
  tell: 'notify, report, state, distinguish',
  telling: 'notifying, reporting',
  tells: 'notifies, reports, states, distinguishes',
  'the own': 'their own, its own',
  told: 'notified, reported, given',
  'what is gone': 'what was removed',
  'what is kept': 'stored data, cached data',
  'what is said': 'the message',
  'what is there': 'the existing …',
  'what is told': 'the notification',
  whoever: 'the user who, callers that',
  whomever: 'the user whom',
};

/** @returns the words of an identifier in lower case: `lockSale2` has `lock` and `sale` */
export const splitName = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

const commentPattern = new RegExp(
  String.raw`(?<![\w'’])(${Object.keys(bannedInComments)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\w])(?!['’]\w)`,
  'gi',
);

/** @returns the banned words of an identifier, each with what to say instead */
export const findBannedInName = (name) =>
  splitName(name).flatMap((word) =>
    Object.hasOwn(bannedNames, word) ? [{ word, suggestion: bannedNames[word] }] : [],
  );

/** @returns the banned words and phrases of a text, each with its index and what to say instead */
export const findBannedInText = (text) =>
  [...text.replaceAll('’', "'").matchAll(commentPattern)].map(({ 0: found, index }) => ({
    word: found.toLowerCase(),
    index,
    suggestion: bannedInComments[found.toLowerCase()],
  }));
