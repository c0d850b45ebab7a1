import { refresh } from '../cache/useCall';
import type { OutgoingCall } from '../http/callMiddleware';
import type { PendingRequest } from './pendingRequest';

/** Requests without an answer so far, while a stored one is shown, by address. */
const lateRequests = new Map<string, PendingRequest<unknown>>();

/** Finds the request to this address that is still without an answer while a stored one is shown. */
export const findLateRequest = (address: string): PendingRequest<unknown> | undefined => lateRequests.get(address);

/**
 * Lets the pages that show a stored answer get the late one when it arrives: `refresh` goes through `networkFirst`,
 * which joins the late request instead of sending another.
 */
export function awaitLateAnswer({ key, address }: OutgoingCall, request: PendingRequest<unknown>): void {
  lateRequests.set(address, request);
  const isCurrent = (): boolean => lateRequests.get(address) === request;
  const forget = (): unknown => isCurrent() && lateRequests.delete(address);
  request.answer.then(() => isCurrent() && refresh(key)).then(forget, forget);
}

/** Aborts all late requests: the next ones are sent anew. */
export function abortLateRequests(): void {
  const requests = [...lateRequests.values()];
  lateRequests.clear();
  for (const { controller } of requests) controller.abort();
}
