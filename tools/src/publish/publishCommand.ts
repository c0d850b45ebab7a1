import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '@surco/shared/federation/releases';
import { createPreviewUrl } from '../../../api/src/core/remotes/previewLinks';
import { readSettings } from '../../../api/src/core/settings/readSettings';
import { formatElapsedSeconds } from '../common/formatElapsedSeconds';
import { ROOT, listRemoteNames } from '../packages';
import { readBuildFiles } from './copyBuild';
import { printSection, toRelease } from './messages';
import { type PublishOptions, readPublishOptions } from './options';
import { publish } from './publish';
import { readCurrentBuild } from './readCurrentBuild';
import { createRegistryClient, isServerUrl } from './registryClient';
import { hasRemote, readBuild, readBundledManifests, type RemoteBuild } from './remoteBuild';
import { assertNoViolations, readHostFiles, readHostRemotes, validateBuild } from './validateBuild';

/** The commit of this checkout; undefined outside of a repository. */
const readCommit = (): Promise<string | undefined> =>
  promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

interface Published {
  release: Release;
  replaced?: string | undefined;
  previewUrl?: string | undefined;
}

async function uploadBuild(build: RemoteBuild, options: PublishOptions) {
  const { name, target, audience, commit, reason } = options;
  const files = await readBuildFiles(build);
  const { section, version, replaced } = await createRegistryClient(target).publish({
    name,
    files,
    audience,
    commit: commit ?? (await readCommit()),
    reason,
  });
  const since = replaced?.publishedAt ? `, which ${replaced.publishedBy} published at ${replaced.publishedAt}` : '';
  return {
    release: toRelease(section),
    replaced: replaced ? `${replaced.version}${since}` : undefined,
    previewUrl: version.previewUrl ?? undefined,
  };
}

/** What the host offers, and its sections. */
const readHost = ({ target, host = isServerUrl(target) ? target : undefined }: PublishOptions) =>
  Promise.all([readHostFiles(host), readHostRemotes(host)]);

async function publishBuild(
  build: RemoteBuild,
  options: PublishOptions,
  [hostFiles, hostRemotes]: Awaited<ReturnType<typeof readHost>>,
): Promise<Published> {
  const { name, target, audience, by, commit, reason } = options;
  if (isServerUrl(target)) {
    assertNoViolations(name, validateBuild(build, hostFiles));
    return uploadBuild(build, options);
  }
  const bundled = readBundledManifests(ROOT);
  const bundledRemotes = [...hostRemotes, ...bundled.filter((other) => !hasRemote(hostRemotes, other.name))];
  const record = { commit: commit ?? (await readCommit()), reason };
  const release = await publish({ build, target, host: hostFiles, audience, bundledRemotes, by, ...record });
  const id = { name, version: build.manifest.version };
  return { release, previewUrl: audience.preview ? createPreviewUrl(readSettings(process.env), id) : undefined };
}

export async function publishRemote(args: readonly string[]): Promise<void> {
  const options = readPublishOptions(args);
  const { name, from } = options;
  if (!from && !listRemoteNames().includes(name)) throw new Error(`There is no section ${name} in ${ROOT}.`);
  // The host is read before the build, so that no time is lost on a build when it does not answer.
  const host = await readHost(options);
  const start = performance.now();
  const build = await (from ? readBuild(from) : readCurrentBuild(name));
  if (build.manifest.name !== name) throw new Error(`${build.folder} is not a build of ${name}.`);
  const built = formatElapsedSeconds(start);
  const since = performance.now();
  const { release, replaced, previewUrl } = await publishBuild(build, options, host);
  printSection(name, release, hasRemote(readBundledManifests(ROOT), name));
  if (replaced) console.log(`It replaces ${replaced}.`);
  if (previewUrl) console.log(`Link for the reviewer: ${previewUrl}`);
  console.log(`Build ${built}, publication ${formatElapsedSeconds(since)}. Visible after a reload.`);
}
