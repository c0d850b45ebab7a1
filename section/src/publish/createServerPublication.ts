import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '@surco/shared/federation/releases';
import { type BundledBuildPresence, createRegistryClient, toBundledBuildPresence, toRelease } from '../registry';
import type { PublishOptions } from './options';
import type { GuardedTrial } from './followGuard';
import { readBuildFiles, type SectionBuild } from './sectionBuild';

/** A publication that succeeded. */
export interface PublishResult {
  release: Release;
  bundledBuild: BundledBuildPresence;
  /** The version that everyone got before and, when known, who published it and when; the object of a sentence. */
  replaced?: string | undefined;
  previewUrl?: string | undefined;
  /** Reads what became of a trial with a guard. */
  readTrial: () => Promise<GuardedTrial>;
}

/** The commit of the repository in a folder; undefined when there is none. */
export const readCommit = (folder: string): Promise<string | undefined> =>
  promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/**
 * Prepares the publication on a running server for the given audience.
 * @returns a function that sends a build, and throws with every reason of the server for which it cannot be published
 * @throws when there is no token, before time is lost on a build
 */
export function createServerPublication({
  name,
  target,
  audience,
  commit,
  reason,
}: PublishOptions): (build: SectionBuild) => Promise<PublishResult> {
  const client = createRegistryClient(target);
  return async (build) => {
    const { section, version, replaced } = await client.publish({
      name,
      files: await readBuildFiles(build),
      audience,
      commit: commit ?? (await readCommit(process.cwd())),
      reason,
    });
    const publisherClause = replaced?.publishedAt
      ? `, which ${replaced.publishedBy} published at ${replaced.publishedAt}`
      : '';
    return {
      release: toRelease(section),
      bundledBuild: toBundledBuildPresence(section),
      replaced: replaced ? `${replaced.version}${publisherClause}` : undefined,
      previewUrl: version.previewUrl ?? undefined,
      readTrial: async () => {
        const published = (await client.listVersions(name)).find((row) => row.version === version.version);
        return { isOnTrial: published?.state === 'TRIAL', verdict: published?.verdict };
      },
    };
  };
}
