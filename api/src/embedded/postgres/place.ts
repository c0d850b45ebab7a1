import { canReach, type Account } from './account';

/** A folder together with the way its account addresses it. */
export interface Place {
  folder: string;
  /** The address of something inside, as the process started with `cwd: folder` must spell it. */
  inside: (...names: string[]) => string;
}

/**
 * Under a folder the account cannot pass through (/root), the process is started inside and addresses it by
 * /proc/self/cwd, which needs no permission on the folders above; no permission is ever widened.
 */
export async function placeFor(folder: string, account: Account): Promise<Place> {
  const base = (await canReach(folder, account)) ? folder : '/proc/self/cwd';
  return { folder, inside: (...names) => [base, ...names].join('/') };
}
