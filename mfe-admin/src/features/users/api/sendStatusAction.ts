import type { User, UserDetail } from '@surco/shared/contract';
import { call, type CallOptions } from '@surco/shared/platform';
import type { StatusAction } from '../model/statusActions';

/** Changes the status of a user. @param reason of a rejection @throws ApiError */
export function sendStatusAction(
  statusAction: StatusAction,
  { id, version }: Pick<User, 'id' | 'version'>,
  reason: string,
  options?: CallOptions,
): Promise<UserDetail> {
  const params = { id };
  return statusAction === 'reject'
    ? call('POST /users/{id}/reject', { params, body: { reason, version } }, options)
    : call(`POST /users/{id}/${statusAction}`, { params, body: { version } }, options);
}
