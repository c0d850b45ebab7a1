import type { CustomerDetail } from '@surco/shared/contract';
import { call, type CallOptions } from '@surco/shared/platform';
import type { CustomerAction, VersionedRecord } from '../model/statusQuestions';

/**
 * Changes the status or the consultant of a customer.
 * @param input the reason of a rejection, or the id of the consultant; other actions need none
 * @throws ApiError
 */
export function sendCustomerAction(
  action: CustomerAction,
  { id, version }: VersionedRecord,
  input = '',
  options?: CallOptions,
): Promise<CustomerDetail> {
  const params = { id };
  if (action === 'assign')
    return call('PUT /clients/{id}/consultant', { params, body: { version, consultantId: input } }, options);
  if (action === 'reject')
    return call('POST /clients/{id}/reject', { params, body: { version, reason: input } }, options);
  return call(`POST /clients/{id}/${action}`, { params, body: { version } }, options);
}
