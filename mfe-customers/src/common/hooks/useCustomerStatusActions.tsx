import { type CustomerPermissions, getAllowedCustomerActions } from '@surco/shared/domain';
import { showErrorToast, useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type IconName, useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useState } from 'react';
import { useCustomerStatusCalls } from '../api/useCustomerStatusCalls';
import { type ActionableCustomer, type CustomerAction, statusQuestions } from '../model/statusQuestions';

/** An action that the user may take on a customer now. */
export interface AvailableAction {
  key: CustomerAction;
  label: string;
  icon: IconName;
  danger?: boolean;
  onSelect: () => void;
}

/** The status actions and the assignment to a consultant, destructive ones last. */
export const CUSTOMER_ACTIONS: readonly Omit<AvailableAction, 'onSelect'>[] = [
  { key: 'approve', label: 'Aprobar', icon: 'check' },
  { key: 'activate', label: 'Reactivar', icon: 'undo' },
  { key: 'assign', label: 'Asignar a un consultor', icon: 'user' },
  { key: 'reject', label: 'Rechazar', icon: 'close', danger: true },
  { key: 'deactivate', label: 'Desactivar', icon: 'lock', danger: true },
];

const loadAssignDialog = () =>
  import(/* webpackChunkName: "assign-consultant" */ '../components/AssignConsultantDialog');

export interface CustomerStatusActions {
  /** What the user may do with this customer. */
  getPermissions: (customer: ActionableCustomer) => CustomerPermissions;
  /** The allowed status actions, and the assignment to a consultant; destructive ones come last. */
  getAvailableActions: (customer: ActionableCustomer) => readonly AvailableAction[];
  /** The dialogs; the caller must render them. */
  dialogs: ReactNode;
}

/** T-04: approve, reject, activate, deactivate and assign a customer. */
export function useCustomerStatusActions(): CustomerStatusActions {
  const actor = useActor();
  const statusCalls = useCustomerStatusCalls();
  const { confirm, dialog } = useConfirm();
  const [dialogModule, loadDialogModule] = useLazy(loadAssignDialog);
  const [customerToAssign, setCustomerToAssign] = useState<ActionableCustomer | null>(null);

  const assign = async (customer: ActionableCustomer): Promise<void> => {
    setCustomerToAssign(customer);
    if (!(await loadDialogModule()))
      showErrorToast('No se pudo abrir la asignación. Revise su red e inténtelo de nuevo.');
  };
  const getPermissions = (customer: ActionableCustomer): CustomerPermissions =>
    getAllowedCustomerActions({ actor, customer });

  return {
    getPermissions,
    getAvailableActions: (customer) => {
      const allowed = getPermissions(customer);
      return CUSTOMER_ACTIONS.filter(({ key }) => allowed[key]).map((action) => ({
        ...action,
        onSelect: () =>
          void (action.key === 'assign'
            ? assign(customer)
            : confirm(statusQuestions[action.key](customer, statusCalls))),
      }));
    },
    dialogs: (
      <>
        {dialog}
        {dialogModule.status === 'loaded' && customerToAssign && (
          <dialogModule.module.AssignConsultantDialog
            customer={customerToAssign}
            assign={statusCalls.assign}
            onClose={() => setCustomerToAssign(null)}
          />
        )}
      </>
    ),
  };
}
