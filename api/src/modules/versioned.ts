import { Failure } from '../http/failure';

/**
 * The two hands on one record: a change made to another version than the stored one is refused, with the record as it
 * is now. No version said means: whatever it is.
 */
export function sameVersion(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new Failure('VERSION_OBSOLETA', { data: current });
}
