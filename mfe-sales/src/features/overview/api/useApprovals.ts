import { buildPath, customerPaths, getCustomerPath, userPaths } from '@surco/shared/contract';
import { getAllowedCustomerActions, getAllowedUserActions } from '@surco/shared/domain';
import { type CallState, useActor, useCall } from '@surco/shared/platform';
import { createMoreLink, PANEL_SIZE } from '../../../common/model/createMoreLink';
import { type Approval, createCustomerApproval, createUserApproval } from '../model/approvals';

interface PendingRecords {
  answer: CallState<readonly Approval[]>;
  /** The list of all, when the panel does not show all. */
  more: { label: string; to: string } | undefined;
}

const PENDING = { status: 'PENDIENTE', page: 1, size: PANEL_SIZE } as const;

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
    more: createMoreLink(data?.totalRecords, userPaths.pending),
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
    more: createMoreLink(data?.totalRecords, `${customerPaths.list}?status=${PENDING.status}`),
  };
}
