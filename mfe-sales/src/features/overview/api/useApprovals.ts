import { buildPath, customerPaths, getCustomerPath, userPaths } from '@surco/shared/contract';
import { getAllowedCustomerActions, getAllowedUserActions } from '@surco/shared/domain';
import { useActor } from '@surco/shared/platform';
import { type PanelState, usePanelCall } from '@surco/shared/ui/panel';
import { createMoreLink, PANEL_SIZE } from '../../../common/model/createMoreLink';
import { type Approval, createCustomerApproval, createUserApproval } from '../model/approvals';

interface PendingRecords {
  response: PanelState<readonly Approval[]>;
  /** The list of all, when the panel does not show all. */
  more: { label: string; to: string } | undefined;
}

const PENDING = { status: 'PENDIENTE', page: 1, size: PANEL_SIZE } as const;

/** T-04: the users that wait for approval, oldest first. */
export function usePendingUsers(): PendingRecords {
  const actor = useActor();
  const response = usePanelCall('GET /users', {
    query: { ...PENDING, sort: 'createdAt' },
  });
  const approvals = response.data?.data.map((user) =>
    createUserApproval(user, buildPath(userPaths.user, { id: user.id }), getAllowedUserActions({ actor, user })),
  );
  return {
    response: { ...response, data: approvals },
    more: createMoreLink(response.data?.totalRecords, userPaths.pending),
  };
}

/** T-04: the customers that registered by themselves and wait for approval. */
export function usePendingCustomers(): PendingRecords {
  const actor = useActor();
  const response = usePanelCall('GET /clients', { query: PENDING });
  const approvals = response.data?.data.map((customer) =>
    createCustomerApproval(customer, getCustomerPath(customer.id), getAllowedCustomerActions({ actor, customer })),
  );
  return {
    response: { ...response, data: approvals },
    more: createMoreLink(response.data?.totalRecords, `${customerPaths.list}?status=${PENDING.status}`),
  };
}
