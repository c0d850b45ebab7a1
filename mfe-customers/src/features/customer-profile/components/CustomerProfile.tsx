import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName, formatFullName, getPhoneHref } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail';
import { Icon, StatusTag, useIsPhone } from '@surco/shared/ui/display';
import { ServerExport } from '@surco/shared/ui/export';
import { ActionButton } from '@surco/shared/ui/feedback';
import { Button } from 'antd';
import { getEditCustomerPath } from '../../../paths';
import { type AvailableAction, useCustomerStatusActions } from '../../../common/hooks/useCustomerStatusActions';
import { useAnonymize } from '../hooks/useAnonymize';
import { anonymizeTexts, texts } from '../texts';
import { getCustomerMetrics, getCustomerDetailFields } from './getCustomerDetailFields';
import { LatestRecords } from './LatestRecords';
import './CustomerProfile.css';

const renderActionButton = ({ onSelect, ...action }: AvailableAction) => (
  <ActionButton key={action.key} primary={action.key === 'approve'} action={{ ...action, onClick: onSelect }} />
);

/** a customer with status, metrics, allowed actions, latest records and details. */
export function CustomerProfile({ customer }: { customer: CustomerDetail }) {
  const { getPermissions, getAvailableActions, dialogs } = useCustomerStatusActions();
  const { canAnonymize, anonymize, dialog: anonymizeDialog } = useAnonymize(customer);
  const { role } = useActor();
  const isPhone = useIsPhone();
  const isAnonymous = customer.anonymizedAt !== null;
  const availableActions = isAnonymous ? [] : getAvailableActions(customer);
  const actions = (
    <>
      {availableActions.filter(({ key }) => key === 'approve').map(renderActionButton)}
      {isPhone && !isAnonymous && (
        <Button href={getPhoneHref(customer.phone)} icon={<Icon name="phone" />}>
          {texts.call}
        </Button>
      )}
      {getPermissions(customer).edit && !isAnonymous && (
        <ActionButton action={{ label: texts.edit, to: getEditCustomerPath(customer.id), icon: 'edit' }} />
      )}
      {availableActions.filter(({ key }) => key !== 'approve').map(renderActionButton)}
      {role === 'Admin' && (
        <ServerExport
          call="GET /clients/{id}/data"
          request={{ params: { id: customer.id } }}
          name="datos-personales-cliente.json"
          label={texts.exportData}
        />
      )}
      {canAnonymize && (
        <ActionButton
          action={{ label: anonymizeTexts.action, icon: 'trash', danger: true, onClick: () => void anonymize() }}
        />
      )}
    </>
  );
  return (
    <>
      <DetailPage
        name={formatCustomerName(customer)}
        status={<StatusTag status={customer.status} />}
        subtitle={isAnonymous ? anonymizeTexts.subtitle : customer.businessName ? formatFullName(customer) : undefined}
        actions={actions}
        metrics={getCustomerMetrics(customer)}
        groups={getCustomerDetailFields(customer)}
      >
        <LatestRecords customer={customer} />
      </DetailPage>
      {dialogs}
      {anonymizeDialog}
    </>
  );
}
