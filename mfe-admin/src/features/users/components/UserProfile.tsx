import type { UserDetail } from '@surco/shared/contract';
import { ADMIN_ONLY, formatFullName, hasRole, roleLabels } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type DetailAction, DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { getUserActivityPath, getEditUserPath } from '../../../paths';
import { useClientKey } from '../api/useClientKey';
import { useUserStatusActions } from '../api/useUserStatusActions';
import { useResetSecondFactor } from '../api/useResetSecondFactor';
import { clientKeyTexts, secondFactorTexts, texts } from '../texts';
import { ClientKeyPanel } from './ClientKeyPanel';
import { getUserDetailFields } from './getUserDetailFields';

/** the data of a user and the allowed actions; destructive actions come last. */
export function UserProfile({ user }: { user: UserDetail }) {
  const { role } = useActor();
  const { getPermissions, getAvailableActions, needsOtherApprover, dialog } = useUserStatusActions();
  const { confirm, dialog: confirmDialog } = useConfirm();
  const clientKey = useClientKey(user, confirm);
  const resetSecondFactor = useResetSecondFactor(user, confirm);
  const allowed = getPermissions(user);
  const statusActions = getAvailableActions(user);
  const keyAction: DetailAction = {
    key: 'client-key',
    label: user.clientKeyHint ? clientKeyTexts.renew : clientKeyTexts.issue,
    icon: 'lock',
    onSelect: () => void clientKey.issue(),
  };
  const actions: readonly (DetailAction | false)[] = [
    ...statusActions.filter(({ danger }) => !danger),
    allowed.clientKey && !user.clientKeyHint && keyAction,
    allowed.edit && { key: 'edit', label: texts.edit, to: getEditUserPath(user.id), icon: 'edit' },
    allowed.clientKey && user.clientKeyHint !== null && keyAction,
    hasRole(role, ADMIN_ONLY) && {
      key: 'activity',
      label: texts.activity,
      to: getUserActivityPath(user.id),
      icon: 'history',
    },
    allowed.resetSecondFactor &&
      user.hasSecondFactor && {
        key: 'second-factor',
        label: secondFactorTexts.reset,
        danger: true,
        onSelect: () => void resetSecondFactor(),
      },
    ...statusActions.filter(({ danger }) => danger),
  ];
  const pendingHint = needsOtherApprover(user) ? texts.approvedByOther : texts.pendingApproval;
  return (
    <>
      <DetailPage
        name={formatFullName(user)}
        status={<StatusTag status={user.status} />}
        subtitle={[roleLabels[user.role], ...(user.status === 'PENDIENTE' ? [pendingHint] : [])].join(' · ')}
        groups={getUserDetailFields(user)}
        actions={actions.filter((action) => action !== false)}
      >
        {clientKey.issuedKey && (
          <ClientKeyPanel
            key={clientKey.issuedKey.clientKey}
            issuedKey={clientKey.issuedKey}
            phone={user.phone}
            onDone={clientKey.dismiss}
          />
        )}
      </DetailPage>
      {dialog}
      {confirmDialog}
    </>
  );
}
