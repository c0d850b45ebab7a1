import type { UserDetail } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { call, notify, notifySuccess, randomKey } from '@surco/shared/platform';
import { conflictRows, useVersionConflict } from '@surco/shared/ui/version-conflict';
import { type ReactNode, useRef } from 'react';
import { userPath } from '../../../state/paths';
import { bodyOf, conflictFields, draftOf, keptOver, type UserDraft } from '../model/draft';
import { formTexts as texts } from '../texts';
import { useKeepUser } from './useKeepUser';

/** The same key for the same body: what was left unanswered and is sent again is done once. */
function useAttempt(): (body: unknown) => string {
  const attempt = useRef({ written: '', key: '' });
  return (body) => {
    const written = JSON.stringify(body);
    if (attempt.current.written !== written) attempt.current = { written, key: randomKey() };
    return attempt.current.key;
  };
}

/** sends a new user and gives the address of its profile. */
export function useCreateUser() {
  const { keep } = useKeepUser();
  const keyOf = useAttempt();
  return async (draft: UserDraft): Promise<string | undefined> => {
    if (!draft.role) return undefined;
    const body = bodyOf(draft, draft.role);
    const user = await call('POST /users', { body }, { idempotencyKey: keyOf(body) });
    keep(user);
    const invited = user.email && user.role !== 'Farmer';
    notifySuccess(texts.created(fullName(user)), invited ? texts.sent(user.email ?? '') : texts.toApprove);
    return userPath(user.id);
  };
}

/** sends the change of a user; when somebody else changed it meanwhile, the person sees both and chooses. */
export function useUpdateUser(
  user: UserDetail,
  restart: (stored: UserDetail) => void,
): { save: (draft: UserDraft) => Promise<string | undefined>; dialog: ReactNode } {
  const { keep } = useKeepUser();
  const keyOf = useAttempt();
  const { write, dialog } = useVersionConflict();
  const save = async (draft: UserDraft): Promise<string | undefined> => {
    const { role } = draft;
    if (!role) return undefined;
    const saved = await write<UserDetail, UserDetail>({
      version: user.version,
      send: (version, stored) => {
        const wanted = stored ? keptOver(user, draft, stored) : draft;
        const body = { ...bodyOf(wanted, wanted.role ?? role), version };
        return call('PUT /users/{id}', { params: { id: user.id }, body }, { idempotencyKey: keyOf(body) });
      },
      rows: (stored) => conflictRows(conflictFields, draft, draftOf(stored), keptOver(user, draft, stored)),
      onTake: (stored) => {
        restart(stored);
        notify({ severity: 'info', summary: texts.taken });
      },
    });
    if (!saved) return undefined;
    keep(saved);
    notifySuccess(texts.saved);
    return userPath(saved.id);
  };
  return { save, dialog };
}
