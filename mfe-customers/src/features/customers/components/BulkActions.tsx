import type { Customer } from '@surco/shared/contract';
import { checkCustomerAction } from '@surco/shared/domain';
import { useActor, useCachePatch } from '@surco/shared/platform';
import type { BulkActionSource, BulkRecordAction } from '@surco/shared/ui/list';
import { RemoteSelect } from '@surco/shared/ui/select';
import { findConsultant, loadActiveConsultants } from '../../../common/api/consultantOptions';
import { sendCustomerAction } from '../../../common/api/sendCustomerAction';
import { CUSTOMER_ACTIONS } from '../../../common/hooks/useCustomerStatusActions';
import { type CustomerAction, customerRejectionReason } from '../../../common/model/statusQuestions';
import { assignTexts, bulkTexts } from '../bulkTexts';

const inputs: Partial<Record<CustomerAction, BulkRecordAction<Customer>['input']>> = {
  reject: customerRejectionReason,
  assign: {
    ...assignTexts,
    renderControl: ({ value, onChange, ...control }) => (
      <RemoteSelect
        {...control}
        load={loadActiveConsultants}
        find={findConsultant}
        value={value || null}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    ),
  },
};

/** T-04: the status actions and the assignment of several customers. */
function useBulkActions(): readonly BulkRecordAction<Customer>[] {
  const actor = useActor();
  const { refresh } = useCachePatch();
  return CUSTOMER_ACTIONS.map(({ key, label, icon, danger }) => ({
    kind: 'records',
    key,
    label,
    icon,
    danger,
    check: (customer, input) =>
      checkCustomerAction(key, { actor, customer })?.message ??
      (key === 'assign' && input !== '' && customer.consultantId === input ? assignTexts.alreadyAssigned : null),
    formatTitle: bulkTexts[key].title,
    text: bulkTexts[key].text,
    input: inputs[key],
    send: (customer, { input, idempotencyKey }) => sendCustomerAction(key, customer, input, { idempotencyKey }),
    formatDone: bulkTexts[key].done,
    refresh: () => refresh('GET /clients', 'GET /clients/{id}'),
  }));
}

export const BulkActions: BulkActionSource<Customer> = ({ children }) => children(useBulkActions());
