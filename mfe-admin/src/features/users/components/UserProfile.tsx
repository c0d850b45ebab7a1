import type { UserDetail } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { fullName } from '@surco/shared/domain/names';
import { useConfirm } from '@surco/shared/ui/confirm';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { ActionButton } from '@surco/shared/ui/page-action';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { activityPath, editUserPath } from '../../../state/paths';
import { useActor } from '../../../state/people';
import { useClientKey } from '../api/useClientKey';
import { type Offer, useMoving } from '../api/useMoving';
import { keyTexts, texts } from '../texts';
import { ClientKeyPanel } from './ClientKeyPanel';
import { userFacts } from './facts';

const asButton = ({ run, ...offer }: Offer) => (
  <ActionButton key={offer.key} primary={offer.key === 'approve'} action={{ ...offer, onClick: run }} />
);

/** a user's facts and what may be done with its account now: the next step first, what ends it last. */
export function UserProfile({ user }: { user: UserDetail }) {
  const { role } = useActor();
  const { may, offers, dialog } = useMoving();
  const { confirm, dialog: keyDialog } = useConfirm();
  const key = useClientKey(user, confirm);
  const allowed = may(user);
  const steps = offers(user);
  const waits = user.status === 'PENDIENTE';
  return (
    <>
      <DetailPage
        name={fullName(user)}
        status={<StatusTag status={user.status} />}
        subtitle={waits ? `${roleLabels[user.role]} · ${texts.waiting}` : roleLabels[user.role]}
        groups={userFacts(user)}
        actions={
          <>
            {steps.filter(({ danger }) => !danger).map(asButton)}
            {allowed.clientKey && (
              <ActionButton
                action={{
                  label: user.clientKeyHint ? keyTexts.renew : keyTexts.give,
                  icon: 'lock',
                  onClick: () => void key.ask(),
                }}
              />
            )}
            {allowed.edit && <ActionButton action={{ label: texts.edit, to: editUserPath(user.id), icon: 'edit' }} />}
            {role === 'Admin' && (
              <ActionButton action={{ label: texts.activity, to: activityPath(user.id), icon: 'history' }} />
            )}
            {steps.filter(({ danger }) => danger).map(asButton)}
          </>
        }
      >
        {key.given && (
          <ClientKeyPanel key={key.given.clientKey} given={key.given} phone={user.phone} onDone={key.forget} />
        )}
      </DetailPage>
      {dialog}
      {keyDialog}
    </>
  );
}
