import { isUnanswered } from '../http/apiError';
import type { CallMiddleware, OutgoingCall, Send } from '../http/callMiddleware';
import { session } from '../session/session';
import { markShownFromDevice, markShownFromServer, waitForAnswer } from './connectionState';
import { abortLateRequests, awaitLateAnswer, findLateRequest } from './lateRequests';
import { loadOfflineEngine } from './loadOfflineEngine';
import { getOfflineRule } from './offlineCalls';
import { abandonWhenLost, type PendingRequest, sendAbortable } from './pendingRequest';
import { type CachedResponse, dropQueuedResponses, recordResponse } from './responseRecorder';

/** Drops answers that are not stored or shown yet: they belong to a session that has ended. */
export function dropPendingResponses(): void {
  dropQueuedResponses();
  abortLateRequests();
}

/** Stores the answer of a declared call on the device, unless another user has signed in meanwhile. */
async function sendAndRecord({ key, address }: OutgoingCall, send: Send): Promise<unknown> {
  const userId = session.get().user?.id;
  const answer = await send();
  if (getOfflineRule(key) && session.get().user?.id === userId)
    recordResponse({ key, address, answer, at: new Date().toISOString() });
  return answer;
}

const readStored = ({ key, address }: OutgoingCall): Promise<CachedResponse | null> =>
  loadOfflineEngine()
    .then((engine) => engine.readCachedResponse(key, address))
    .catch(() => null);

const sendRead = (outgoing: OutgoingCall, send: Send): PendingRequest<unknown> => {
  const request = sendAbortable((signal) => sendAndRecord(outgoing, () => send(signal)));
  abandonWhenLost(request);
  return request;
};

/** After a write, an answer to an earlier request may be out of date. */
async function sendWrite(send: Send): Promise<unknown> {
  const answer = await send();
  abortLateRequests();
  return answer;
}

/**
 * Middleware for calls. A call declared by `declareOfflineCalls` is sent, and its answer stored on the device. When no
 * answer arrives in time, it returns the stored one, and `useConnectionState` reports its age. A late answer replaces it.
 * @throws ApiError of the request when nothing is stored for it
 */
export const networkFirst: CallMiddleware = async (outgoing, send) => {
  const { key, address } = outgoing;
  if (!key.startsWith('GET ')) return sendWrite(send);
  const rule = getOfflineRule(key);
  if (rule?.answersOffline === false) return sendAndRecord(outgoing, send);
  if (!rule) return sendRead(outgoing, send).answer;
  const late = findLateRequest(address);
  const request = late ?? sendRead(outgoing, send);
  try {
    const answer = await waitForAnswer(request.answer);
    markShownFromServer(address);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const cached = await readStored(outgoing);
    if (!cached) return request.answer;
    markShownFromDevice(address, cached.at);
    if (!late) awaitLateAnswer(outgoing, request);
    return cached.answer;
  }
};
