import type { ClientDetail } from '@surco/shared/contract';
import { customerName, fullName } from '@surco/shared/domain/names';
import { phoneHref } from '@surco/shared/domain/phone';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { Icon } from '@surco/shared/ui/icon';
import { ActionButton } from '@surco/shared/ui/page-action';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { usePhone } from '@surco/shared/ui/use-phone';
import { Button } from 'antd';
import { editPath } from '../../../state/paths';
import { type Offer, useMoving } from '../../customer-moves/useMoving';
import { texts } from '../texts';
import { figuresOf, groupsOf } from './facts';
import { LatestRecords } from './LatestRecords';
import './customer-profile.css';

const asButton = ({ run, ...offer }: Offer) => (
  <ActionButton key={offer.key} primary={offer.key === 'approve'} action={{ ...offer, onClick: run }} />
);

/** a customer whole: name and state, figures, what may be done (the next step first), the last records, facts. */
export function CustomerProfile({ client }: { client: ClientDetail }) {
  const { may, offers, dialogs } = useMoving();
  const phone = usePhone();
  const steps = offers(client);
  const actions = (
    <>
      {steps.filter(({ key }) => key === 'approve').map(asButton)}
      {phone && (
        <Button href={phoneHref(client.phone)} icon={<Icon name="phone" />}>
          {texts.call}
        </Button>
      )}
      {may(client).edit && <ActionButton action={{ label: texts.edit, to: editPath(client.id), icon: 'edit' }} />}
      {steps.filter(({ key }) => key !== 'approve').map(asButton)}
    </>
  );
  return (
    <>
      <DetailPage
        name={customerName(client)}
        status={<StatusTag status={client.status} />}
        subtitle={client.businessName ? fullName(client) : undefined}
        actions={actions}
        figures={figuresOf(client)}
        groups={groupsOf(client)}
      >
        <LatestRecords client={client} />
      </DetailPage>
      {dialogs}
    </>
  );
}
