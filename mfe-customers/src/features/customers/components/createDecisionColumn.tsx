import type { Customer } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { DecisionButtons, type ListColumn } from '@surco/shared/ui/table';
import type { CustomerStatusActions } from '../../../common/hooks/useCustomerStatusActions';
import { DECISION_ACTIONS } from '../model/createRowActions';
import { texts } from '../texts';

/** A column with the buttons to approve or reject. */
export const createDecisionColumn = ({ getAvailableActions }: CustomerStatusActions): ListColumn<Customer> => ({
  key: 'decision',
  title: texts.decision,
  cardPosition: 'buttons',
  render: (customer) => (
    <DecisionButtons
      name={formatCustomerName(customer)}
      options={getAvailableActions(customer).filter(({ key }) => DECISION_ACTIONS.includes(key))}
    />
  ),
});
