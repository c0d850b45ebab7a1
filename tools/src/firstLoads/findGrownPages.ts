import { type FirstLoads, sumScripts } from './readFirstLoads';

/** Names of files contain hashes of others, so that the same code compresses to some bytes more or less. */
export const TOLERANCE_BYTES = 256;

/** Differences of one script that only its hashes explain. */
const HASH_BYTES = 64;

const formatKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Finds what needs a script whose name is only a number. */
type FindUsers = (script: string) => readonly string[];

interface Comparison {
  budget: FirstLoads;
  current: FirstLoads;
  findUsers: FindUsers;
}

/** What a page loads more than in the budget, the largest first: `mfe-sales/list +1.2 KB; host/571 +28.1 KB, new`. */
function describeGrowth({ budget, current, findUsers }: Comparison, page: string): string {
  const earlier = budget.pages[page] ?? [];
  return (current.pages[page] ?? [])
    .map((name) => {
      const isNew = !earlier.includes(name);
      return { name, isNew, bytes: (current.scripts[name] ?? 0) - (isNew ? 0 : (budget.scripts[name] ?? 0)) };
    })
    .filter(({ bytes }) => bytes > HASH_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, isNew, bytes }) => {
      const users = findUsers(name);
      return [
        `${name} +${formatKilobytes(bytes)} KB`,
        ...(isNew ? ['new'] : []),
        ...(users.length > 0 ? [`part of ${users.join(', ')}`] : []),
      ].join(', ');
    })
    .join('; ');
}

/**
 * Compares first loads with their budget.
 * @returns a line for each page that has grown, and for each that the budget lacks
 */
export const findGrownPages = (budget: FirstLoads, current: FirstLoads, findUsers: FindUsers = () => []): string[] =>
  Object.keys(current.pages).flatMap((page) => {
    const bytes = sumScripts(current, page);
    if (!budget.pages[page]) return [`${page}: ${formatKilobytes(bytes)} KB, has no budget yet`];
    const limit = sumScripts(budget, page);
    if (bytes <= limit + TOLERANCE_BYTES) return [];
    const sizes = `${formatKilobytes(bytes)} KB, ${formatKilobytes(bytes - limit)} KB above its budget of ${formatKilobytes(limit)} KB`;
    return [`${page}: ${sizes}: ${describeGrowth({ budget, current, findUsers }, page)}`];
  });
