import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@surco/shared/contract';
import {
  applyNone,
  applyRemoval,
  applyRollback,
  applyVersion,
  type Audience,
  getDigest,
  type Release,
  type ReleaseRecord,
  type Releases,
  type VersionId,
} from '@surco/shared/federation/releases';
import { type Tx, withTransaction } from '../../core/db/transaction';
import { HttpError, requireFound } from '../../core/http/httpError';
import { lockReleases, recordRelease } from '../../core/sections/recordRelease';
import { broadcastChange } from '../notifications';
import type { Services } from '../services';
import type { ReleaseAuthor } from './releaseAuthor';
import { assertReleaseFits, readServedVersion } from './servedClaims';
import { createOwnVersionReader } from './visits/knownVersions';

/** Derives the new release of a section in the transaction that writes it; throws an HttpError when it cannot be. */
type SectionChange = (release: Release | undefined, releases: Releases, tx: Tx) => Release | Promise<Release>;

const isStored = async (
  { sectionStore }: Pick<Services, 'sectionStore'>,
  tx: Tx,
  { name, version }: VersionId,
): Promise<boolean> => (await sectionStore.listVersions(name, tx)).some((stored) => stored.version === version);

/**
 * Files are removed under the same lock, so what is stored now stays stored until the release names it.
 * @param tx holds the lock `sectionReleases`
 * @throws HttpError 409 when the files of a version were removed
 */
export async function assertStored(services: Pick<Services, 'sectionStore'>, tx: Tx, id: VersionId): Promise<void> {
  if (await isStored(services, tx, id)) return;
  throw new HttpError('TRANSICION_INVALIDA', {
    text: `Los archivos de ${id.version} ya no están guardados. Publíquela de nuevo o elija otra versión.`,
  });
}

/** The row stays locked until the release is written, so that a token is revoked either before or after it. */
async function assertTokenIsValid(tx: Tx, { tokenId }: ReleaseAuthor): Promise<void> {
  if (tokenId === null) return;
  const valid = await tx
    .selectFrom('section_tokens')
    .select('id')
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!valid) throw new HttpError('TOKEN_PUBLICACION');
}

/** The versions that users had by the previous release and that not all of them have any more. */
async function listTakenBack(
  services: Pick<Services, 'sectionStore' | 'root'>,
  name: string,
  previous: Release | undefined,
  current: Release | undefined,
): Promise<Set<string>> {
  const former = await readServedVersion(services, name, previous);
  const served = await readServedVersion(services, name, current);
  const isTrialSame = JSON.stringify(previous?.trial) === JSON.stringify(current?.trial);
  const previews = previous?.previews?.filter((version) => !current?.previews?.includes(version)) ?? [];
  const taken = [
    former === served ? undefined : former,
    isTrialSame ? undefined : previous?.trial?.version,
    ...previews,
  ];
  return new Set(taken.filter((version) => version !== undefined));
}

/**
 * Changes the release of one section: the step that users see. Releases are written one after the other; each starts
 * from the newest one. The audit entry belongs to the same transaction.
 * @param complete further writes of the same transaction
 * @returns the release documents before and after the change
 * @throws HttpError 401 when the token was revoked meanwhile
 */
export async function switchRelease(
  services: Pick<Services, 'db' | 'sectionStore' | 'root'>,
  author: ReleaseAuthor,
  name: string,
  change: SectionChange,
  record: ReleaseRecord,
  complete: (tx: Tx, current: Releases, previous: Releases) => Promise<void> = async () => undefined,
): Promise<{ previous: Releases; current: Releases }> {
  const { db, sectionStore } = services;
  const { by, origin, userId } = author;
  const switched = await withTransaction(db, async (tx) => {
    await lockReleases(tx);
    await assertTokenIsValid(tx, author);
    let previous: Releases | undefined;
    const current = await sectionStore.updateReleases(
      tx,
      async (releases) => {
        previous = releases;
        return { ...releases.remotes, [name]: await change(releases.remotes[name], releases, tx) };
      },
      { by, ...origin, ...record },
    );
    if (!previous) throw new Error(`The release of ${name} was not written.`);
    await recordRelease(tx, current, previous, userId);
    // What was published is no reason to disturb open tabs; what was taken back is.
    if (record.action !== 'publish')
      for (const version of await listTakenBack(services, name, previous.remotes[name], current.remotes[name]))
        await broadcastChange(tx, `sections/${name}/${version}`);
    await complete(tx, current, previous);
    return { previous, current };
  });
  await sectionStore.refresh();
  return switched;
}

interface UseRequest extends Audience {
  /** Null: none. */
  version: string | null;
  reason?: string | undefined;
}

/**
 * Gives a stored version to an audience, or takes theirs away. Who gives everyone the version of the bundle chooses
 * none: after an upgrade they get that of the next one.
 * @throws HttpError 404 when there is no such version or section, 409 when the audience has the version already, 422 when
 * another section has taken an address of it, or it has what a token may not add
 */
export async function useVersion(
  services: Services,
  author: ReleaseAuthor,
  name: string,
  { version, reason, ...audience }: UseRequest,
): Promise<void> {
  const ownVersion = createOwnVersionReader(services)().get(name);
  const isForEveryone = !audience.link && !audience.roles?.length;
  const chosen = isForEveryone && version === ownVersion ? null : version;
  const change: SectionChange = async (release, releases, tx) => {
    if (chosen !== null) {
      const isKept = await isStored(services, tx, { name, version: chosen });
      requireFound(isKept ? getDigest(releases, name, chosen) : undefined);
    }
    const current: Release = release ?? requireFound(ownVersion === undefined ? undefined : { live: null, before: [] });
    const served = await readServedVersion(services, name, current);
    const next =
      version === null ? applyNone(current, audience, served) : applyVersion(current, chosen, audience, served);
    const isLive = version !== null && version === (current.live ?? (current.isAway ? null : ownVersion));
    if (!isForEveryone && isLive)
      throw new HttpError('TRANSICION_INVALIDA', { text: `${version} es la versión de todos.` });
    if (isDeepStrictEqual(next, current))
      throw new HttpError('TRANSICION_INVALIDA', { text: `${name} ya está así. Revise quién recibe qué versión.` });
    await assertReleaseFits(services, author, releases, { name, release: next });
    return next;
  };
  await switchRelease(services, author, name, change, { action: 'use', ...(reason && { reason }) });
}

/**
 * Shows the entries of a section outside its own pages, or not.
 * @throws HttpError 404 when there is no such section, 409 when nobody asked or it is so already
 */
export async function decideSectionMenu(
  services: Services,
  author: ReleaseAuthor,
  name: string,
  { approved, reason }: CallInput<'POST /registry/sections/{name}/menu'>['body'],
): Promise<void> {
  const menu = approved ? 'APPROVED' : 'REFUSED';
  const change: SectionChange = (release) => {
    const current = requireFound(release);
    if (!current.menu || current.menu === menu)
      throw new HttpError('TRANSICION_INVALIDA', { text: `Las entradas de ${name} ya están así.` });
    return { ...current, menu };
  };
  await switchRelease(services, author, name, change, {
    action: approved ? 'approve' : 'reject',
    ...(reason && { reason }),
  });
}

interface RollbackRequest {
  /** The version that the caller wants to take back; without it, whichever is next. */
  version?: string | undefined;
  reason?: string | undefined;
}

/**
 * Ends the trial of a section for roles; without one, makes the previous version live. Previews stay.
 * @throws HttpError 404 when nothing of the section is published, 409 when there is no previous version or another
 * version than the requested one would be taken back, or the files of the previous one were removed, 422 when another
 * section has taken an address of the previous one, or the previous one has what a token may not add
 */
export async function rollBackSection(
  services: Pick<Services, 'db' | 'sectionStore' | 'root'>,
  author: ReleaseAuthor,
  name: string,
  { version, reason }: RollbackRequest,
): Promise<void> {
  const change: SectionChange = async (release, releases, tx) => {
    const current = requireFound(release);
    const next = current.trial?.version ?? current.live;
    if (version !== undefined && next !== version)
      throw new HttpError('TRANSICION_INVALIDA', {
        text: `La sección cambió mientras tanto: ahora se quitaría ${next ?? 'la versión del servidor'} y no ${version}. Revise el estatus e inténtelo de nuevo.`,
      });
    const previous = applyRollback(current);
    if (!previous)
      throw new HttpError('TRANSICION_INVALIDA', { text: `${name} no tiene una versión anterior a la que volver.` });
    if (previous.live !== null && previous.live !== current.live)
      await assertStored(services, tx, { name, version: previous.live });
    await assertReleaseFits(services, author, releases, { name, release: previous });
    return previous;
  };
  await switchRelease(services, author, name, change, { action: 'rollback', ...(reason && { reason }) });
}

/**
 * Removes a version: ends its trial or preview, takes it off the list for rollbacks, then deletes its files.
 * @throws HttpError 404 when there is no such version, 409 when everyone gets it
 */
export async function removeSectionVersion(services: Services, author: ReleaseAuthor, id: VersionId): Promise<void> {
  const change: SectionChange = async (release = { live: null, before: [] }, _releases, tx) => {
    if (!(await isStored(services, tx, id))) throw new HttpError('NO_ENCONTRADO');
    const isOwn = createOwnVersionReader(services)().get(id.name) === id.version;
    const remaining = applyRemoval(release, id.version, await readServedVersion(services, id.name, release));
    if (remaining && !isOwn) return remaining;
    throw new HttpError('EN_USO', {
      text: `${id.version} es la versión que todos reciben o la del servidor. Vuelva primero a otra versión y elimínela después.`,
    });
  };
  await switchRelease(services, author, id.name, change, { action: 'remove', removed: id }, (tx) =>
    services.sectionStore.removeFiles(id, tx),
  );
}
