import type { CallInput, SectionPublication } from '@surco/shared/contract';
import { findBuildProblems } from '@surco/shared/federation/build';
import {
  applyVersion,
  completeVersionFiles,
  getDigest,
  VersionConflictError,
  type VersionId,
  isCompressible,
  type VersionFiles,
} from '@surco/shared/federation/releases';
import { withTransaction } from '../../core/db/transaction';
import { HttpError, requireFound } from '../../core/http/httpError';
import { lockReleases } from '../../core/sections/recordRelease';
import { readBundledBuilds } from '../../core/sections/bundledBuilds';
import { notify } from '../notifications';
import type { Services } from '../services';
import { describeVersion } from './describeSections';
import { readUploadedBuild } from './readUploadedBuild';
import { assertNoProblems } from './rejectBuild';
import type { ReleaseAuthor } from './releaseAuthor';
import { assertNoConflicts, decideMenu, listEntries, readServedVersion } from './servedClaims';
import { removeOldVersions } from './storeBundledBuilds';
import { assertStored, switchRelease } from './switchRelease';
import { WorkerPool } from '../../core/workers/workerPool';

/** One thread: publications wait for each other, and everybody else for none of them. */
const pool = new WorkerPool<VersionFiles, VersionFiles>({
  task: new URL('./compressCopiesTask.ts', import.meta.url),
  timeoutMs: 5 * 60_000,
  memoryMb: 256,
  maxThreads: 1,
  perUser: 4,
  total: 16,
});

/**
 * Makes the compressed copies of the files of a build in a thread of its own. The pool of threads in which Node
 * compresses is that of sign-ins and of new connections to the database; a large build would occupy it for minutes.
 * @param publisher who may have four publications in the queue
 * @throws HttpError 429 or 503 when too many publications are in the queue
 */
const compressInWorker = (files: VersionFiles, publisher: string): Promise<VersionFiles> =>
  pool.run(new Map([...files].filter(([name]) => name !== 'manifest.json' && isCompressible(name))), {
    userId: publisher,
  });

type Call = CallInput<'PUT /registry/sections/{name}/versions'>;

/** Removes the files of a publication that was refused, unless the same build was published meanwhile. */
const removeRefusedFiles = ({ db, sectionStore }: Services, id: VersionId): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockReleases(tx);
    await sectionStore.refresh();
    if (getDigest(await sectionStore.readReleases(), id.name, id.version) === undefined)
      await sectionStore.removeFiles(id, tx);
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
  { roles, trial, commit, reason }: Call['query'],
  uploads: Call['body'],
): Promise<Pick<SectionPublication, 'version' | 'replaced'>> {
  const { sectionStore, settings, root, rateLimiter } = services;
  if (author.tokenId) await rateLimiter.consume([{ policy: 'section-publication', key: author.tokenId }]);
  const bundled = readBundledBuilds(requireFound(root));
  const { manifest, files, requests } = readUploadedBuild(uploads);
  if (manifest.name !== name) assertNoProblems([{ kind: 'section', subject: manifest.name, detail: name }]);
  assertNoProblems(findBuildProblems(manifest, bundled.host, { files: new Set(files.keys()), requests }));
  await assertNoConflicts(services, author, await sectionStore.readReleases(), manifest);
  const id = { name, version: manifest.version };
  const { files: complete, digest } = await completeVersionFiles(files, await compressInWorker(files, author.by));
  const isStored = (await sectionStore.listVersions(name)).some(({ version }) => version === id.version);
  await sectionStore.writeFiles(id, complete, digest).catch((error: unknown) => {
    throw error instanceof VersionConflictError ? new HttpError('VERSION_PUBLICADA', { cause: error }) : error;
  });
  const { previous, current } = await switchRelease(
    services,
    author,
    name,
    async (release, releases, tx) => {
      await assertNoConflicts(services, author, releases, manifest);
      await assertStored(services, tx, id);
      const isPartial = Boolean(roles?.length) || trial === 'preview';
      if (isPartial && release?.live === id.version)
        throw new HttpError('TRANSICION_INVALIDA', { text: `${id.version} es la versión de todos.` });
      const audience = { ...(roles && { roles }), link: trial === 'preview' };
      const next = applyVersion(release, id.version, audience, await readServedVersion(services, name, release));
      return { ...next, ...(await decideMenu(services, author, releases, manifest)) };
    },
    { action: 'publish', ...(reason && { reason }), published: { ...id, digest, ...(commit && { commit }) } },
    async (tx, releases, former) => {
      await removeOldVersions(services, tx, name, releases);
      if (releases.remotes[name]?.menu === 'WAITING' && !former.remotes[name]?.menu)
        await notify(tx, {
          type: 'section.menu',
          id: name,
          actorId: null,
          values: { seccion: name, equipo: author.by, entrada: listEntries(manifest)[0] ?? '' },
        });
    },
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
