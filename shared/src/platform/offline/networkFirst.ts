import { ApiError } from '../http/apiError';
import type { CallMiddleware } from '../http/callMiddleware';
import { markShownFromDevice, markShownFromServer } from './connectionState';
import { loadOfflineEngine } from './loadOfflineEngine';
import { getOfflineRule } from './offlineCalls';
import { recordResponse } from './responseRecorder';

/**
 * Middleware for calls declared by `declareOfflineCalls`: sends the request and stores its answer on the device. When no
 * answer arrives at all, it returns the stored one, and `useConnectionState` reports its age.
 * @throws ApiError of the request when nothing is stored for it
 */
export const networkFirst: CallMiddleware = async ({ key, address }, send) => {
  const rule = getOfflineRule(key);
  if (!rule) return send();
  try {
    const answer = await send();
    markShownFromServer(address);
    recordResponse({ key, address, answer, at: new Date().toISOString() });
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || rule.answersOffline === false) throw error;
    const cached = await loadOfflineEngine().then(
      (engine) => engine.readCachedResponse(key, address),
      () => null,
    );
    if (!cached) throw error;
    markShownFromDevice(address, cached.at);
    return cached.answer;
  }
};
