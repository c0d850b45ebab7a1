import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '@surco/shared/federation/releases';
import { toRelease } from '../registry';
import type { PublishOptions } from './options';
import { createRegistryClient } from '../registry';
import { readBuildFiles, type SectionBuild } from './sectionBuild';

/** A publication that succeeded. */
export interface PublishResult {
  release: Release;
  /** Whether the server comes with its own build of the section. */
  isBundled: boolean;
  /** A sentence: the version that everyone got before, and who published it. */
  replaced?: string | undefined;
  previewUrl?: string | undefined;
}

/** The commit of the repository in a folder; undefined when there is none. */
export const readCommit = (folder: string): Promise<string | undefined> =>
  promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/**
 * Sends a build to a running server, which publishes it for the given audience.
 * @throws with every reason of the server for which the build cannot be published
 */
export async function publishToServer(
  build: SectionBuild,
  { name, target, audience, commit, reason }: PublishOptions,
): Promise<PublishResult> {
  const files = await readBuildFiles(build);
  const { section, version, replaced } = await createRegistryClient(target).publish({
    name,
    files,
    audience,
    commit: commit ?? (await readCommit(process.cwd())),
    reason,
  });
  const since = replaced?.publishedAt ? `, which ${replaced.publishedBy} published at ${replaced.publishedAt}` : '';
  return {
    release: toRelease(section),
    isBundled: section.ownVersion !== null,
    replaced: replaced ? `${replaced.version}${since}` : undefined,
    previewUrl: version.previewUrl ?? undefined,
  };
}
