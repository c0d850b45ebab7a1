import type { Customer } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/menu';
import { getCustomerAccountPath, getEditCustomerPath } from '../../../paths';
import type { CustomerStatusActions, AvailableAction } from '../../../common/hooks/useCustomerStatusActions';
import { texts } from '../texts';

/** The actions that decide about a pending customer. */
export const DECISION_ACTIONS: readonly AvailableAction['key'][] = ['approve', 'reject'];

/** The allowed actions of a row, except those that the row already shows as buttons. */
export const createRowActions =
  ({ getPermissions, getAvailableActions }: CustomerStatusActions, excludedKeys: readonly AvailableAction['key'][]) =>
  (customer: Customer): readonly RowAction[] => [
    ...(getPermissions(customer).edit
      ? [{ key: 'edit', label: texts.edit, icon: 'edit', to: getEditCustomerPath(customer.id) } as const]
      : []),
    // Others have neither sales nor DKbonos.
    ...(customer.status === 'ACTIVO' || customer.status === 'INACTIVO'
      ? [{ key: 'account', label: texts.account, icon: 'money', to: getCustomerAccountPath(customer.id) } as const]
      : []),
    ...getAvailableActions(customer).filter(({ key }) => !excludedKeys.includes(key)),
  ];
