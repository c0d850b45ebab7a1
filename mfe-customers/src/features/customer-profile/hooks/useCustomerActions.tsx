import type { CustomerDetail } from '@surco/shared/contract';
import { ADMIN_ONLY, hasRole } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useServerExport } from '@surco/shared/ui/export';
import type { ReactNode } from 'react';
import { getEditCustomerPath, getMergePath } from '../../../paths';
import { useCustomerStatusActions } from '../../../common/hooks/useCustomerStatusActions';
import { anonymizeTexts, texts, undoMergeTexts } from '../texts';
import { useAnonymize } from './useAnonymize';
import { useUndoMerge } from './useUndoMerge';

/** what the user may do with a customer, the next step first, and the dialogs, which the page renders. */
export function useCustomerActions(customer: CustomerDetail): {
  actions: readonly DetailAction[];
  dialogs: ReactNode;
} {
  const { getPermissions, getAvailableActions, dialogs } = useCustomerStatusActions();
  const { canAnonymize, anonymize, dialog: anonymizeDialog } = useAnonymize(customer);
  const { mayMerge, mergedName, undo, dialog: undoDialog } = useUndoMerge(customer);
  const dataExport = useServerExport({
    call: 'GET /clients/{id}/data',
    request: { params: { id: customer.id } },
    name: 'datos-personales-cliente.json',
  });
  const { role } = useActor();
  const isAnonymous = customer.anonymizedAt !== null;
  const statusActions = isAnonymous ? [] : getAvailableActions(customer);
  const actions: readonly (DetailAction | false)[] = [
    ...statusActions.filter(({ key }) => key === 'approve' || key === 'activate'),
    getPermissions(customer).edit &&
      !isAnonymous && { key: 'edit', label: texts.edit, to: getEditCustomerPath(customer.id), icon: 'edit' },
    ...statusActions.filter(({ key }) => key === 'assign'),
    mayMerge &&
      !isAnonymous && { key: 'merge', label: undoMergeTexts.merge, to: getMergePath(customer.id), icon: 'copy' },
    mayMerge &&
      mergedName !== '' && {
        key: 'unmerge',
        label: undoMergeTexts.action(mergedName),
        icon: 'undo',
        onSelect: () => void undo(),
      },
    hasRole(role, ADMIN_ONLY) && {
      key: 'export',
      label: texts.exportData,
      icon: 'download',
      busy: dataExport.busy,
      onSelect: () => void dataExport.run(),
    },
    ...statusActions.filter(({ danger }) => danger),
    canAnonymize && {
      key: 'anonymize',
      label: anonymizeTexts.action,
      icon: 'trash',
      danger: true,
      onSelect: () => void anonymize(),
    },
  ];
  return {
    actions: actions.filter((action) => action !== false),
    dialogs: (
      <>
        {dialogs}
        {anonymizeDialog}
        {undoDialog}
      </>
    ),
  };
}
