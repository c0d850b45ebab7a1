import { createHash } from 'node:crypto';
import type { Role } from '../../domain/users/roles';
import type { Release } from './releases';

/** The visitor of a page: a user, or a signed-out visitor identified by a cookie. */
export interface Visitor {
  id: string;
  role: Role | null;
  /** The versions of the visitor's preview links, by section. */
  previews?: Readonly<Record<string, string>>;
}

/** A number from 0 to 99 that is always the same for this visitor and this remote. */
export function getTrialBucket(remote: string, { id }: Pick<Visitor, 'id'>): number {
  return createHash('sha256').update(`${remote}\n${id}`).digest().readUInt32BE() % 100;
}

/** The version of a remote for a visitor; null: the version of the server's own build. */
export function selectVersion(
  remote: string,
  { live, canary: trial, previews }: Release,
  visitor: Visitor,
): string | null {
  const preview = visitor.previews?.[remote];
  if (preview !== undefined && previews?.includes(preview)) return preview;
  if (!trial) return live;
  const hasTrialRole = visitor.role !== null && Boolean(trial.roles?.includes(visitor.role));
  return hasTrialRole || getTrialBucket(remote, visitor) < (trial.percent ?? 0) ? trial.version : live;
}
