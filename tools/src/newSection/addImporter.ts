/** A package of the repository in the `importers` part of pnpm-lock.yaml, with its indented lines. */
const IMPORTER = /^ {2}(\S.*):\n(?: {4}.*\n)*\n?/gm;

/** Where the text of each package of the repository starts and ends in the lockfile. */
function findImporters(lock: string): { name: string; start: number; end: number }[] {
  const start = lock.indexOf('\nimporters:\n') + 1;
  const end = lock.indexOf('\npackages:\n') + 1;
  if (!start || !end) return [];
  return [...lock.slice(0, end).matchAll(IMPORTER)]
    .filter(({ index }) => index > start)
    .map(({ 0: text, 1: name = '', index }) => ({ name, start: index, end: index + text.length }));
}

/**
 * The lockfile with one more package. In a checkout that lacks folders, pnpm removes their dependencies from the
 * lockfile, so that their teams could no longer install. Therefore only the new part of `after` is inserted.
 * @param before the lockfile before the installation
 * @param after the lockfile as pnpm wrote it
 * @param name folder of the new package
 */
export function addImporter(before: string, after: string, name: string): string {
  const [importersBefore, importersAfter] = [findImporters(before), findImporters(after)];
  const added = importersAfter.find((importer) => importer.name === name);
  const isComplete = importersBefore.every((importer) => importersAfter.some((other) => other.name === importer.name));
  if (isComplete || !added) return after;
  const position =
    importersBefore.find((importer) => importer.name > name)?.start ?? importersBefore.at(-1)?.end ?? before.length;
  return before.slice(0, position) + after.slice(added.start, added.end) + before.slice(position);
}
