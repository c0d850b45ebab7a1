import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Role, roles } from '../../domain/users/roles';
import { integritySchema } from './integrity';

/** Remotes and versions are also folder names, so only these characters are allowed. */
export const remoteNameSchema = z.string().regex(/^[a-z][a-z\d-]{0,60}$/);
export const versionSchema = z.string().regex(/^\d[\w.-]{0,80}$/);

const canarySchema = z.object({
  version: versionSchema,
  /** Percentage of visitors, always the same ones. */
  percent: z.number().int().min(1).max(99).optional(),
  /** Also all users with one of these roles. */
  roles: z.array(z.enum(roles)).optional(),
});

const releaseSchema = z.object({
  /** Live version; null: the version of the server's own build, if there is one. */
  live: versionSchema.nullable(),
  /** Earlier live versions, the latest first; used by a rollback. */
  before: z.array(versionSchema.nullable()),
  /** Version that only some visitors get. */
  canary: canarySchema.optional(),
});

const releasesSchema = z.object({
  /** Version of the document format. */
  format: z.literal(1),
  /** Time of writing; ISO 8601. */
  at: z.string(),
  /** Who made this release: the name given to the command, or the user of the operating system. */
  by: z.string().optional(),
  action: z.enum(['publish', 'rollback']).optional(),
  remotes: z.record(remoteNameSchema, releaseSchema),
  /** Hash of the integrity file of each version, by `name/version`. */
  digests: z.record(z.string(), integritySchema).optional(),
});

export type Release = z.output<typeof releaseSchema>;
/** The live version and the canary of each published remote. */
export type Releases = z.output<typeof releasesSchema>;
/** What a document records about its change, besides the change itself. */
export type ReleaseRecord = Partial<Pick<Releases, 'by' | 'action' | 'digests'>>;
/** The visitors that a canary is for. */
export type Audience = Pick<z.output<typeof canarySchema>, 'percent' | 'roles'>;

/** @throws when the document is not one of format 1 */
export const parseReleases = (document: unknown): Releases => releasesSchema.parse(document);

export const EMPTY_RELEASES: Releases = { format: 1, at: '', remotes: {} };

const MAX_PREVIOUS_VERSIONS = 10;
/** Versions whose digest is stored: more than open tabs still use. */
const MAX_DIGESTS = 200;

/** Hash of the integrity file of a version; undefined when an older tool published it. */
export const getDigest = ({ digests }: Releases, name: string, version: string): string | undefined =>
  digests?.[`${name}/${version}`];

/** The digests to store after a change, the newest last. */
export const mergeDigests = (older: Releases['digests'], newer: Releases['digests']): Releases['digests'] => {
  const merged = Object.entries({ ...older, ...newer });
  return merged.length > 0 ? Object.fromEntries(merged.slice(-MAX_DIGESTS)) : undefined;
};

const isPartialAudience = ({ percent, roles: some }: Audience): boolean =>
  percent !== undefined || Boolean(some?.length);

/** Publishes a version: for everyone, which ends a canary; or as the canary, which does not change the live version. */
export function applyPublication(release: Release | undefined, version: string, audience: Audience): Release {
  const { live, before } = release ?? { live: null, before: [] };
  if (isPartialAudience(audience)) return { live, before, canary: { version, ...audience } };
  if (live === version) return { live, before };
  return { live: version, before: release ? [live, ...before].slice(0, MAX_PREVIOUS_VERSIONS) : [null] };
}

/**
 * Goes one step back: ends the canary; without one, makes the previous version live again.
 * @returns null when there is no previous version
 */
export function applyRollback({ live, before, canary }: Release): Release | null {
  if (canary) return { live, before };
  const [previous, ...older] = before;
  return previous === undefined ? null : { live: previous, before: older };
}

/** Every version that a release may still serve. */
export const listVersions = ({ live, before, canary }: Release): string[] =>
  [canary?.version, live, ...before].filter((version) => typeof version === 'string');

/** The visitor of a page: a user, or a signed-out visitor identified by a cookie. */
export interface Visitor {
  id: string;
  role: Role | null;
}

/** A number from 0 to 99 that is always the same for this visitor and this remote. */
export function getRolloutBucket(remote: string, { id }: Pick<Visitor, 'id'>): number {
  return createHash('sha256').update(`${remote}\n${id}`).digest().readUInt32BE() % 100;
}

/** The version of a remote for a visitor; null: the version of the server's own build. */
export function selectVersion(remote: string, { live, canary }: Release, visitor: Visitor): string | null {
  if (!canary) return live;
  const hasCanaryRole = visitor.role !== null && Boolean(canary.roles?.includes(visitor.role));
  return hasCanaryRole || getRolloutBucket(remote, visitor) < (canary.percent ?? 0) ? canary.version : live;
}
