import type { User } from '@surco/shared/contract';
import { transaction } from '../../db/transaction';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { found } from '../../http/failure';
import { audit } from '../documents/audit';
import { findUserById } from '../users/repository';
import { currentTerms } from './text';

const traced = (user: User, tosVersion: string | null) => ({ ...user, tosVersion });

/** records which version was accepted, and when; the same version again leaves the day it was accepted first. */
export const acceptTerms = (db: Db, { id }: Pick<CurrentUser, 'id'>): Promise<void> =>
  transaction(db, async (tx) => {
    const { tos_version } = await tx
      .selectFrom('users')
      .select('tos_version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (tos_version === currentTerms.version) return;
    const before = traced(found(await findUserById(tx, id)), tos_version);
    await tx
      .updateTable('users')
      .set({ tos_version: currentTerms.version, tos_accepted_at: new Date() })
      .where('id', '=', id)
      .execute();
    const after = traced(found(await findUserById(tx, id)), currentTerms.version);
    await audit(tx, { id }, { action: 'ACCEPT_TERMS', entity: 'user', entityId: id, before, after });
  });
