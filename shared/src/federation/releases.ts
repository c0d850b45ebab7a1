import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Role, roles } from '../contract/roles';

/** Names of remotes and versions are names of folders. */
export const remoteName = z.string().regex(/^[a-z][a-z\d-]{0,60}$/);
export const folderVersion = z.string().regex(/^\d[\w.-]{0,80}$/);

const canary = z.object({
  version: folderVersion,
  /** So many of a hundred people, always the same ones. */
  percent: z.number().int().min(1).max(99).optional(),
  /** And everyone with one of these roles. */
  roles: z.array(z.enum(roles)).optional(),
});

const release = z.object({
  /** What everyone gets; null: what came with the server's own builds, if anything did. */
  live: folderVersion.nullable(),
  /** What was live before, the latest first: where a rollback leads. */
  before: z.array(folderVersion.nullable()),
  /** What some people get instead. */
  canary: canary.optional(),
});

const releases = z.object({
  /** Version of the document's form. */
  format: z.literal(1),
  /** When it was written; ISO 8601. */
  at: z.string(),
  remotes: z.record(remoteName, release),
});

export type Release = z.output<typeof release>;
/** Which version of each published remote is live for whom. */
export type Releases = z.output<typeof releases>;
/** Whom a version is for, when not for everyone. */
export type Audience = Pick<z.output<typeof canary>, 'percent' | 'roles'>;

/** @throws when the document is not one of format 1 */
export const readReleases = (document: unknown): Releases => releases.parse(document);

export const noReleases: Releases = { format: 1, at: '', remotes: {} };

const BEFORE_KEPT = 10;

const isForSome = ({ percent, roles: some }: Audience): boolean => percent !== undefined || Boolean(some?.length);

/** A version goes live for everyone, which ends a canary; or becomes the canary, and what is live stays. */
export function published(was: Release | undefined, version: string, audience: Audience): Release {
  const { live, before } = was ?? { live: null, before: [] };
  if (isForSome(audience)) return { live, before, canary: { version, ...audience } };
  if (live === version) return { live, before };
  return { live: version, before: was ? [live, ...before].slice(0, BEFORE_KEPT) : [null] };
}

/**
 * One step back: a canary ends; without one, what was live before is live again.
 * @returns null when there is nothing to go back to
 */
export function rolledBack({ live, before, canary: trial }: Release): Release | null {
  if (trial) return { live, before };
  const [previous, ...older] = before;
  return previous === undefined ? null : { live: previous, before: older };
}

/** Every version that a release may still serve. */
export const versionsOf = ({ live, before, canary: trial }: Release): string[] =>
  [trial?.version, live, ...before].filter((version) => typeof version === 'string');

/** Who asks for a page: a user, or somebody signed out whom a cookie tells apart. */
export interface Person {
  id: string;
  role: Role | null;
}

/** A number from 0 to 99, the same for this person and this remote wherever and whenever it is asked for. */
export function shareOf(remote: string, { id }: Pick<Person, 'id'>): number {
  return createHash('sha256').update(`${remote}\n${id}`).digest().readUInt32BE() % 100;
}

/** The version that a person gets of a remote; null: what came with the server's own builds. */
export function versionFor(remote: string, { live, canary: trial }: Release, person: Person): string | null {
  if (!trial) return live;
  const named = person.role !== null && Boolean(trial.roles?.includes(person.role));
  return named || shareOf(remote, person) < (trial.percent ?? 0) ? trial.version : live;
}
