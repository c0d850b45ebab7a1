import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallInput, SectionPublication } from '@surco/shared/contract';
import {
  findBuildProblems,
  findPathConflicts,
  parseBuiltRemote,
  type RouteClaims,
} from '@surco/shared/federation/build';
import {
  applyPublication,
  completeVersionFiles,
  getDigest,
  type Releases,
  VersionConflictError,
  type VersionId,
} from '@surco/shared/federation/releases';
import { withTransaction } from '../../core/db/transaction';
import { HttpError, requireFound } from '../../core/http/httpError';
import { lockReleases } from '../../core/remotes/recordReleases';
import { readVersion } from '../../core/remotes/readVersion';
import type { RemoteStore } from '../../core/remotes/remoteStore';
import { type BundledBuilds, readBundledBuilds } from '../../core/remotes/bundledBuilds';
import type { Services } from '../services';
import { describeVersion } from './describeSections';
import { readUploadedBuild } from './readUploadedBuild';
import { assertNoProblems } from './rejectBuild';
import type { ReleaseAuthor } from './releaseAuthor';
import { switchRelease } from './switchRelease';

type Call = CallInput<'PUT /registry/sections/{name}/versions'>;

/** Returns the addresses of a version; none when its manifest cannot be read, because it is not served then. */
const readClaims = (store: RemoteStore, { name, version }: VersionId): Promise<RouteClaims[]> =>
  readVersion(store, { name, version }, async () => {
    const text = await readFile(join(store.folder, name, version, 'manifest.json'), 'utf8');
    return [parseBuiltRemote(text, `${name} ${version}`)];
  }).catch(() => []);

/** The addresses of the live versions, the trials by percentage or role and the bundled builds; not of previews. */
async function listServedClaims(
  store: RemoteStore,
  bundled: BundledBuilds,
  { remotes }: Releases,
): Promise<RouteClaims[]> {
  const versions = Object.entries(remotes).flatMap(([name, { live, canary: trial }]) =>
    [live, trial?.version].flatMap((version) => (version ? [{ name, version }] : [])),
  );
  const published = await Promise.all(versions.map((id) => readClaims(store, id)));
  return [...published.flat(), ...bundled.registry.remotes.filter(({ name }) => !remotes[name]?.live)];
}

/** Removes the files of a publication that was refused, unless the same build was published meanwhile. */
const removeRefusedFiles = ({ db, remoteStore }: Services, id: VersionId): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockReleases(tx);
    await remoteStore.refresh();
    if (getDigest(await remoteStore.readReleases(), id.name, id.version) === undefined)
      await remoteStore.removeFiles(id);
  });

/**
 * Publishes an uploaded build. Users see nothing of it before the last step, which starts from the newest release: of
 * two versions that are published at once both are stored, and everyone gets the later one.
 * @throws HttpError 422 with the reasons of the first check that the build does not pass, 409 when the version exists
 * with other content, 401 when the token was revoked meanwhile
 */
export async function publishSection(
  services: Services,
  author: ReleaseAuthor,
  name: string,
  { percent, roles, guardMinutes, trial, commit, reason }: Call['query'],
  uploads: Call['body'],
): Promise<Pick<SectionPublication, 'version' | 'replaced'>> {
  const { remoteStore, settings, root } = services;
  const bundled = readBundledBuilds(requireFound(root));
  const { manifest, files, requests } = readUploadedBuild(uploads);
  if (manifest.name !== name) assertNoProblems([{ kind: 'section', subject: manifest.name, detail: name }]);
  const findConflicts = async (releases: Releases) =>
    findPathConflicts(manifest, await listServedClaims(remoteStore, bundled, releases));
  assertNoProblems(findBuildProblems(manifest, bundled.host, { files: new Set(files.keys()), requests }));
  assertNoProblems(await findConflicts(await remoteStore.readReleases()));
  const id = { name, version: manifest.version };
  const { files: complete, digest } = await completeVersionFiles(files);
  const isStored = (await remoteStore.listVersions(name)).some(({ version }) => version === id.version);
  await remoteStore.writeFiles(id, complete, digest).catch((error: unknown) => {
    throw error instanceof VersionConflictError ? new HttpError('VERSION_PUBLICADA', { cause: error }) : error;
  });
  const audience = {
    ...(percent && { percent }),
    ...(roles && { roles }),
    ...(guardMinutes && { guardMinutes }),
    preview: trial === 'preview',
  };
  const { previous, current } = await switchRelease(
    services,
    author,
    name,
    async (release, releases) => {
      assertNoProblems(await findConflicts(releases));
      return applyPublication(release, id.version, audience);
    },
    { action: 'publish', ...(reason && { reason }), published: { ...id, digest, ...(commit && { commit }) } },
  ).catch(async (error: unknown) => {
    if (!isStored) await removeRefusedFiles(services, id);
    throw error;
  });
  const former = previous.remotes[name]?.live ?? null;
  const isReplaced = former !== null && former !== current.remotes[name]?.live;
  return {
    version: describeVersion(settings, current, id),
    replaced: isReplaced ? describeVersion(settings, current, { name, version: former }) : null,
  };
}
