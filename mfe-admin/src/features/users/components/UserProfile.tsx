import type { UserDetail } from '@surco/shared/contract';
import { formatFullName, roleLabels } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { ActionButton } from '@surco/shared/ui/feedback';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { getUserActivityPath, getEditUserPath } from '../../../paths';
import { useClientKey } from '../api/useClientKey';
import { type AvailableAction, useUserStatusActions } from '../api/useUserStatusActions';
import { useResetSecondFactor } from '../api/useResetSecondFactor';
import { clientKeyTexts, secondFactorTexts, texts } from '../texts';
import { ClientKeyPanel } from './ClientKeyPanel';
import { getUserDetailFields } from './getUserDetailFields';

const renderActionButton = ({ onSelect, ...action }: AvailableAction) => (
  <ActionButton key={action.key} primary={action.key === 'approve'} action={{ ...action, onClick: onSelect }} />
);

/** the data of a user and the allowed actions; destructive actions come last. */
export function UserProfile({ user }: { user: UserDetail }) {
  const { role } = useActor();
  const { getPermissions, getAvailableActions, needsOtherApprover, dialog } = useUserStatusActions();
  const { confirm, dialog: confirmDialog } = useConfirm();
  const clientKey = useClientKey(user, confirm);
  const resetSecondFactor = useResetSecondFactor(user, confirm);
  const allowed = getPermissions(user);
  const actions = getAvailableActions(user);
  const pendingHint = needsOtherApprover(user) ? texts.approvedByOther : texts.pendingApproval;
  return (
    <>
      <DetailPage
        name={formatFullName(user)}
        status={<StatusTag status={user.status} />}
        subtitle={[roleLabels[user.role], ...(user.status === 'PENDIENTE' ? [pendingHint] : [])].join(' · ')}
        groups={getUserDetailFields(user)}
        actions={
          <>
            {actions.filter(({ danger }) => !danger).map(renderActionButton)}
            {allowed.clientKey && (
              <ActionButton
                action={{
                  label: user.clientKeyHint ? clientKeyTexts.renew : clientKeyTexts.issue,
                  icon: 'lock',
                  onClick: () => void clientKey.issue(),
                }}
              />
            )}
            {allowed.edit && (
              <ActionButton action={{ label: texts.edit, to: getEditUserPath(user.id), icon: 'edit' }} />
            )}
            {role === 'Admin' && (
              <ActionButton action={{ label: texts.activity, to: getUserActivityPath(user.id), icon: 'history' }} />
            )}
            {allowed.resetSecondFactor && user.hasSecondFactor && (
              <ActionButton
                action={{ label: secondFactorTexts.reset, danger: true, onClick: () => void resetSecondFactor() }}
              />
            )}
            {actions.filter(({ danger }) => danger).map(renderActionButton)}
          </>
        }
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
