import { join } from 'node:path';
import {
  createServerPublication,
  type Host,
  type PublishResult,
  type PublishOptions,
  readCommit,
  readHost,
  readPublishOptions,
  type SectionBuild,
  runPublication,
  SMOKE_LOAD_CONFIG,
} from '@surco/section/publish';
import { isServerUrl } from '@surco/section/registry';
import { getPublication, readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { createPreviewUrl } from '../../../api/src/core/remotes/previewLinks';
import { readSettings } from '../../../api/src/core/settings/readSettings';
import { buildPageHeaders } from '../../../api/src/web/buildPageHeaders';
import { listRemoteNames, ROOT } from '../packages';
import { readBundledManifests } from './bundledRemotes';
import { findBundledBuildPresence, hasRemote } from './bundledVersions';
import { publish } from './publish';
import { readCurrentBuild } from './readCurrentBuild';
import { resolveTarget } from './resolveTarget';

async function publishToFolder(build: SectionBuild, options: PublishOptions, host: Host): Promise<PublishResult> {
  const { name, target, audience, by, commit, reason } = options;
  const bundled = readBundledManifests(ROOT);
  const bundledRemotes = [...host.remotes, ...bundled.filter((other) => !hasRemote(host.remotes, other.name))];
  const record = { commit: commit ?? (await readCommit(ROOT)), reason };
  const release = await publish({ build, target, host: host.files, audience, bundledRemotes, by, ...record });
  const id = { name, version: build.manifest.version };
  const previewUrl = audience.preview ? createPreviewUrl(readSettings(process.env), id) : undefined;
  const readTrial = async () => {
    const releases = await readRevision(target, await readLatestRevision(target));
    const isOnTrial = releases.remotes[name]?.canary?.version === id.version;
    return { isOnTrial, verdict: getPublication(releases, id)?.verdict };
  };
  return { release, bundledBuild: findBundledBuildPresence(bundled, name), previewUrl, readTrial };
}

export async function publishRemote(args: readonly string[]): Promise<void> {
  const options = readPublishOptions(args, resolveTarget);
  const { name, target, from, host = isServerUrl(target) ? target : join(ROOT, 'host', 'dist') } = options;
  if (!from && !listRemoteNames().includes(name)) throw new Error(`There is no section ${name} in ${ROOT}.`);
  const publishBuild = isServerUrl(target)
    ? createServerPublication(options)
    : (build: SectionBuild, found: Host) => publishToFolder(build, options, found);
  await runPublication(
    options,
    () => readHost(host, buildPageHeaders(SMOKE_LOAD_CONFIG, 'app')['content-security-policy']),
    () => readCurrentBuild(name),
    publishBuild,
  );
}
