import type { CustomerDetail } from '@surco/shared/contract';
import { ADMIN_ONLY, formatCustomerName, hasRole, textLength } from '@surco/shared/domain';
import { call, refreshAll, useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { anonymizeTexts } from '../texts';

/**
 * Lets an administrator replace a customer's personal data once. The dialog requires the customer's name as a
 * confirmation; the API compares it.
 */
export function useAnonymize(customer: CustomerDetail) {
  const { role } = useActor();
  const { confirm, dialog } = useConfirm();
  const name = formatCustomerName(customer);
  const anonymize = () =>
    confirm({
      title: anonymizeTexts.title(name),
      text: anonymizeTexts.warning,
      confirmLabel: anonymizeTexts.action,
      danger: true,
      reason: {
        label: anonymizeTexts.typeName(name),
        missingText: anonymizeTexts.missing,
        maxLength: textLength.nameConfirmation,
      },
      action: async (confirmation) => {
        const body = { confirmation, version: customer.version };
        await call('POST /clients/{id}/anonymize', { params: { id: customer.id }, body });
        // Scenarios, documents, notifications and views have lost data of the customer, too.
        void refreshAll();
      },
      doneMessage: anonymizeTexts.done,
    });
  return { canAnonymize: hasRole(role, ADMIN_ONLY) && customer.anonymizedAt === null, anonymize, dialog };
}
