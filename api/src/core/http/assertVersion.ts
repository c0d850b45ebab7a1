import { Failure } from './httpError';

/**
 * Optimistic locking: refuses a change based on another version than the stored one. Without a version there is no
 * check.
 * @throws Failure 409 with the current record
 */
export function assertVersion(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new Failure('VERSION_OBSOLETA', { data: current });
}
