import { z } from 'zod';
import { sectionMenuStates, sectionNameSchema, sectionVersionNumberSchema } from '../../contract/entities/section';
import { type TrialVerdict, trialVerdictSchema } from '../../contract/entities/trialVerdict';
import { type Role, roles } from '../../domain/users/roles';
import { integritySchema } from './integrity';

/** Sections and versions are also folder names, so only these characters are allowed. */
export const remoteNameSchema = sectionNameSchema;
export const versionSchema = sectionVersionNumberSchema;

/** A trial for roles. */
const trialSchema = z.object({
  version: versionSchema,
  /** All users with one of these roles get it; nobody gets one of an older server, which was for a percentage alone. */
  roles: z.array(z.enum(roles)).default([]),
  /** Visits before it do not count against the trial (ADR 31); ISO 8601. */
  since: z.string().default(''),
});

const storedReleaseSchema = z.object({
  /** Live version; null: the version of the server's own build, if there is one. */
  live: versionSchema.nullable(),
  /** The previous live versions, the latest first: what is served while the live one cannot be read. */
  before: z.array(versionSchema.nullable()),
  /** Version on trial for roles. */
  trial: trialSchema.optional(),
  /** Versions on trial that only visitors with the cookie of a preview link get, the latest first. */
  previews: z.array(versionSchema).optional(),
  /** The section was taken away: `live` is null, and the server's own build is not shown either. */
  isAway: z.boolean().optional(),
  /** Absent: nobody was asked, and its entries show. */
  menu: z.enum(sectionMenuStates).optional(),
});

const olderReleaseSchema = z.looseObject({ canary: z.looseObject({}) });

/** Servers of version 0.1.0 called the trial `canary`. */
const releaseSchema = z.preprocess((document) => {
  const older = olderReleaseSchema.safeParse(document);
  return older.success ? { ...older.data, trial: older.data.canary } : document;
}, storedReleaseSchema);

/** What was recorded when a version was published. */
const publicationSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  by: z.string().optional(),
  /** Commit that the version was built from. */
  commit: z.string().optional(),
  reason: z.string().optional(),
  /** The figures by which its trial was ended. One that a newer server has written is ignored. */
  verdict: trialVerdictSchema.optional().catch(undefined),
});

/** A release document: the releases of all sections after one change, and what is recorded about the change. */
const releasesSchema = z.object({
  /** Version of the document format. */
  format: z.literal(1),
  /** Time of writing; ISO 8601. */
  at: z.string(),
  /** Who made the change: a team, a user, the name given to the command, or the user of the operating system. */
  by: z.string().optional(),
  /** One that a newer server has written is ignored. */
  action: z.enum(['publish', 'use', 'rollback', 'remove', 'approve', 'reject']).optional().catch(undefined),
  remotes: z.record(remoteNameSchema, releaseSchema),
  /** Hash of the integrity file of each version, by `name/version`. */
  digests: z.record(z.string(), integritySchema).optional(),
  /** Network address of the request that made the change; absent when a command wrote to the folder. */
  address: z.string().optional(),
  /** Device of that request; null for an unknown one. */
  device: z.string().nullable().optional(),
  /** Why, in the words of the author. */
  reason: z.string().optional(),
  /** When, by whom and why each version was published, by `name/version`. */
  publications: z.record(z.string(), publicationSchema).optional(),
  /** The `name/version` whose trial was ended because it failed too often. */
  judged: z.string().optional(),
});

/** Who gets which version of one section. */
export type Release = z.output<typeof storedReleaseSchema>;
/** The release document; `remotes` holds the release of each published section. */
export type Releases = z.output<typeof releasesSchema>;
export type Publication = z.output<typeof publicationSchema>;

/** One build of a section. */
export interface VersionId {
  name: string;
  version: string;
}

/** What a document records about its change, besides the change itself. */
export interface ReleaseRecord extends Partial<Pick<Releases, 'by' | 'action' | 'address' | 'device' | 'reason'>> {
  /** The version that the change publishes, with the hash of its integrity file. */
  published?: VersionId & { digest: string; commit?: string };
  /** A version whose files are removed. */
  removed?: VersionId;
  /** A version whose trial is ended because it failed too often. */
  judged?: VersionId & { verdict: TrialVerdict };
}

/** Who gets a version: everyone, the users of some roles, or who opened its link. */
export interface Audience {
  roles?: readonly Role[];
  link?: boolean;
}

/** @throws when the document is not one of format 1 */
export const parseReleases = (document: unknown): Releases => releasesSchema.parse(document);

export const EMPTY_RELEASES: Releases = { format: 1, at: '', remotes: {} };

/** Versions that no release serves any more and whose digest and publication are stored: more than open tabs still use. */
const MAX_RECORDED_VERSIONS = 200;

const toKey = ({ name, version }: VersionId): string => `${name}/${version}`;

/** Hash of the integrity file of a version; undefined when an older tool published it. */
export const getDigest = ({ digests }: Releases, name: string, version: string): string | undefined =>
  digests?.[toKey({ name, version })];

/** Who published a version, when and why; undefined when an older tool published it. */
export const getPublication = ({ publications }: Releases, id: VersionId): Publication | undefined =>
  publications?.[toKey(id)];

/** Every version that a release may still serve. */
export const listVersions = ({ live, before: previousVersions, trial, previews = [] }: Release): string[] =>
  [trial?.version, ...previews, live, ...previousVersions].filter((version) => typeof version === 'string');

/** The values to store after a change, the newest last. A version that a release may still serve keeps its value. */
function mergeVersions<T>(
  remotes: Releases['remotes'],
  older: Readonly<Record<string, T>> | undefined,
  added: readonly (readonly [VersionId, T])[],
  removed: VersionId | undefined,
): Record<string, T> | undefined {
  const { [removed ? toKey(removed) : '']: _removed, ...rest } = older ?? {};
  const addedKeys = new Set(added.map(([id]) => toKey(id)));
  const merged = [
    ...Object.entries(rest).filter(([key]) => !addedKeys.has(key)),
    ...added.map(([id, value]) => [toKey(id), value] as const),
  ];
  const servedKeys = new Set(
    Object.entries(remotes).flatMap(([name, release]) =>
      listVersions(release).map((version) => toKey({ name, version })),
    ),
  );
  const unservedKeys = merged.map(([key]) => key).filter((key) => !servedKeys.has(key));
  const forgottenKeys = new Set(unservedKeys.slice(0, -MAX_RECORDED_VERSIONS));
  return merged.length > 0 ? Object.fromEntries(merged.filter(([key]) => !forgottenKeys.has(key))) : undefined;
}

/** The document that follows `current`, with the releases `remotes`. */
export function createNextReleases(
  current: Releases,
  remotes: Releases['remotes'],
  { published, removed, judged, ...record }: ReleaseRecord,
): Releases {
  const at = new Date().toISOString();
  const { by, reason } = record;
  const publication: Publication = {
    at,
    ...(by && { by }),
    ...(published?.commit && { commit: published.commit }),
    ...(reason && { reason }),
  };
  // A version never changes, and neither does what was recorded about it.
  const isSame = published && getDigest(current, published.name, published.version) === published.digest;
  const recorded = isSame ? getPublication(current, published) : undefined;
  const digests = mergeVersions(remotes, current.digests, published ? [[published, published.digest]] : [], removed);
  const judgedPublication = judged && getPublication(current, judged);
  const publications = mergeVersions(
    remotes,
    current.publications,
    [
      ...(published ? [[published, recorded ?? publication] as const] : []),
      ...(judgedPublication ? [[judged, { ...judgedPublication, verdict: judged.verdict }] as const] : []),
    ],
    removed,
  );
  // Parsing gives the fields the order of the schema. The audit log recognizes a document by the hash of its JSON, which
  // is then the same after it was read again.
  return parseReleases({
    format: 1,
    at,
    ...record,
    remotes,
    ...(digests && { digests }),
    ...(publications && { publications }),
    ...(judged && { judged: toKey(judged) }),
  });
}
