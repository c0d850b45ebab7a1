import { canTraverse, type OsAccount } from './osAccount';

/** A folder and the path by which its account can reach it. */
export interface ReachableFolder {
  folder: string;
  /** Path of a file inside, for a process started with `cwd: folder`. */
  resolvePath: (...names: string[]) => string;
}

/**
 * Below a folder that the account cannot enter (/root), the process uses the path /proc/self/cwd, which needs no
 * permission on the folders above. No permission is changed.
 */
export async function resolveReachableFolder(folder: string, account: OsAccount): Promise<ReachableFolder> {
  const base = (await canTraverse(folder, account)) ? folder : '/proc/self/cwd';
  return { folder, resolvePath: (...names) => [base, ...names].join('/') };
}
