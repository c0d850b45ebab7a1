import { buildPath, customerPaths, getCustomerPath, userPaths } from '@surco/shared/contract';
import { formatNumber, getAllowedCustomerActions, getAllowedUserActions } from '@surco/shared/domain';
import { type CallState, useActor, useCall } from '@surco/shared/platform';
import { type Approval, createCustomerApproval, createUserApproval } from '../model/approvals';

/** How many the panel shows; the others are in their lists. */
const SHOWN = 5;

interface PendingRecords {
  answer: CallState<readonly Approval[]>;
  /** The list of all, when the panel does not show all. */
  more: { label: string; to: string } | undefined;
}

const createMore = (total: number | undefined, to: string): PendingRecords['more'] =>
  total !== undefined && total > SHOWN ? { label: `Ver los ${formatNumber(total)}`, to } : undefined;

const PENDING = { status: 'PENDIENTE', page: 1, size: SHOWN } as const;

/** T-04: the users that wait for approval, oldest first. */
export function usePendingUsers(): PendingRecords {
  const actor = useActor();
  const { data, error, isLoading, isValidating, mutate } = useCall('GET /users', {
    query: { ...PENDING, sort: 'createdAt' },
  });
  const approvals = data?.data.map((user) =>
    createUserApproval(user, buildPath(userPaths.user, { id: user.id }), getAllowedUserActions({ actor, user })),
  );
  return {
    answer: { data: approvals, error, isLoading, isValidating, mutate },
    more: createMore(data?.totalRecords, userPaths.pending),
  };
}

/** T-04: the customers that registered by themselves and wait for approval. */
export function usePendingCustomers(): PendingRecords {
  const actor = useActor();
  const { data, error, isLoading, isValidating, mutate } = useCall('GET /clients', { query: PENDING });
  const approvals = data?.data.map((customer) =>
    createCustomerApproval(customer, getCustomerPath(customer.id), getAllowedCustomerActions({ actor, customer })),
  );
  return {
    answer: { data: approvals, error, isLoading, isValidating, mutate },
    more: createMore(data?.totalRecords, `${customerPaths.list}?status=${PENDING.status}`),
  };
}
