import { HttpError } from './httpError';

/**
 * Optimistic locking: refuses a change based on another version than the stored one. Without a version there is no
 * check.
 * @throws HttpError 409 with the current record
 */
export function assertVersion(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new HttpError('VERSION_OBSOLETA', { data: current });
}
