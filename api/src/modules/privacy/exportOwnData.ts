import { listAuditEntries } from '../../core/audit/listAuditEntries';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import type { FileResponse } from '../../core/http/sendFile';
import { requireFound } from '../../core/http/httpError';
import { listOwnSessions } from '../../core/security/sessions/ownSessions';
import { listLegalAcceptances } from '../legalTexts';
import { listNotifications } from '../notifications';
import { listPushDevices } from '../push';
import { listSavedViews } from '../savedViews';
import { findUserById } from '../users';
import { createDataFile, readAllPages, readPersonalSections } from './personalDataFile';

/** The entries of a user without the records that they changed, which are data of other people. */
async function* readOwnAuditEntries(db: Db, userId: string) {
  const entries = readAllPages((page) => listAuditEntries(db, { ...page, sort: 'at', userId }));
  for await (const { id, at, action, entity, entityId } of entries) yield { id, at, action, entity, entityId };
}

/**
 * Returns the data of the signed-in user as one file: what the pages show, and all else that `personalData` lists,
 * without hashes, keys and tokens.
 * @param today day of the file name, `YYYY-MM-DD`
 */
export async function exportOwnData(db: Db, user: CurrentUser, today: string): Promise<FileResponse> {
  const profile = requireFound(await findUserById(db, user.id));
  const person = { customerIds: [], accountIds: [user.id], emails: profile.email === null ? [] : [profile.email] };
  const shown = ['cuenta', 'aceptaciones', 'sesiones', 'dispositivosConAvisos', 'vistasGuardadas', 'notificaciones'];
  return createDataFile(`datos-personales-${today}.json`, { generado: new Date().toISOString(), perfil: profile }, [
    {
      name: 'aceptaciones',
      records: readAllPages((page) => listLegalAcceptances(db, { ...page, sort: 'acceptedAt', userId: user.id })),
    },
    { name: 'sesiones', records: await listOwnSessions(db, user) },
    { name: 'dispositivosConAvisos', records: await listPushDevices(db, user) },
    { name: 'vistasGuardadas', records: await listSavedViews(db, user) },
    {
      name: 'notificaciones',
      records: readAllPages((page) => listNotifications(db, user, { ...page, sort: 'createdAt' })),
    },
    { name: 'bitacora', records: readOwnAuditEntries(db, user.id) },
    ...(await readPersonalSections(db, person, shown)),
  ]);
}
