import type { User } from '@surco/shared/contract';
import { checkUserAction, formatCount } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import type { BulkActionSource, BulkRecordAction } from '@surco/shared/ui/list';
import { sendStatusAction } from '../api/sendStatusAction';
import { STATUS_ACTIONS, statusActionTexts } from '../model/statusActions';
import { bulkTexts } from '../bulkTexts';
import { useUserCache } from '../hooks/useUserCache';

/** T-04: the status actions on several users. */
function useBulkActions(): readonly BulkRecordAction<User>[] {
  const actor = useActor();
  const { refreshUsers } = useUserCache();
  return STATUS_ACTIONS.map((statusAction) => {
    const { label, icon, danger, reason } = statusActionTexts[statusAction];
    const { title, text, done } = bulkTexts[statusAction];
    const formatUsers = (count: number): string => formatCount(count, 'usuario', 'usuarios');
    return {
      kind: 'records',
      key: statusAction,
      label,
      icon,
      danger,
      check: (user) => checkUserAction(statusAction, { actor, user })?.message ?? null,
      formatTitle: (count) => title(formatUsers(count)),
      text,
      input: reason,
      send: (user, { input, idempotencyKey }) => sendStatusAction(statusAction, user, input, { idempotencyKey }),
      formatDone: (count) => done(formatUsers(count)),
      refresh: refreshUsers,
    };
  });
}

export const BulkActions: BulkActionSource<User> = ({ children }) => children(useBulkActions());
