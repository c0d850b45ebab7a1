const IMPORTER = /^ {2}(\S.*):\n(?: {4}.*\n)*\n?/gm;

/** Where each package's part of a lockfile stands. */
function importers(lock: string): { name: string; start: number; end: number }[] {
  const start = lock.indexOf('\nimporters:\n') + 1;
  const end = lock.indexOf('\npackages:\n') + 1;
  if (!start || !end) return [];
  return [...lock.slice(0, end).matchAll(IMPORTER)]
    .filter(({ index }) => index > start)
    .map(({ 0: text, 1: name = '', index }) => ({ name, start: index, end: index + text.length }));
}

/**
 * The lockfile with one package more. In a checkout that lacks folders pnpm takes what they need out of it, and their
 * teams could install no longer; so all but the new part stays as it was.
 * @param after what pnpm made of `before`
 */
export function withPackage(before: string, after: string, name: string): string {
  const [were, are] = [importers(before), importers(after)];
  const made = are.find((one) => one.name === name);
  const isWhole = were.every((one) => are.some((other) => other.name === one.name));
  if (isWhole || !made) return after;
  const place = were.find((one) => one.name > name)?.start ?? were.at(-1)?.end ?? before.length;
  return before.slice(0, place) + after.slice(made.start, made.end) + before.slice(place);
}
