import { call } from '../http/call';
import { ApiError } from '../http/apiError';
import { getSupportText } from '../http/supportCode';
import { sendWithTimeout } from '../http/networkTimeout';
import { showToast, showSuccessToast } from '../toasts/toasts';
import { session } from '../session/session';
import { getOutboxItem, loadOutbox } from './outbox';
import type { OutboxItem } from './outboxItem';
import { withExclusiveLock, SENDER_LOCK } from './locks';
import { selectDueItems, getNextAttemptTime } from './outboxRules';
import { SEND_TIMEOUT_MS, type SendResult, sendOutboxItem } from './sendOutboxItem';

let nextSendTimer: ReturnType<typeof setTimeout> | undefined;
let isRerunRequested = false;
let isRunning = false;

/** The cookie decides the user of a call, so this prevents that an item is sent as another user. */
async function isSessionOfCurrentUser(): Promise<boolean> {
  const { user } = session.get();
  if (!user) return false;
  try {
    const { id } = await sendWithTimeout((signal) => call('GET /auth/me', {}, { signal }), SEND_TIMEOUT_MS);
    return id === user.id;
  } catch {
    return false;
  }
}

/** The message of the only field error, or the general message if there are several, which the form shows. */
function getFailureMessage(error: Error): string {
  const [first, ...others] = error instanceof ApiError ? error.details : [];
  return first && others.length === 0 ? first.message : error.message;
}

function showSendResult(item: OutboxItem, result: SendResult): void {
  if (result.state === 'sent') showSuccessToast('Enviado', item.label);
  if (result.state !== 'refusal' || !(result.error instanceof Error)) return;
  const detail = `${item.label}: ${getFailureMessage(result.error)}`;
  showToast({ severity: 'error', summary: 'Error', detail, supportText: getSupportText(result.error) });
}

/** While others were sent, the user may have removed or submitted the item again, or another tab may have sent it. */
async function isStillPending({ id, sending }: OutboxItem): Promise<boolean> {
  const stored = await getOutboxItem(id);
  return stored?.state === 'pending' && stored.sending?.idempotencyKey === sending?.idempotencyKey;
}

/** The next item to send in a round, which sends each at most once; undefined when none is left. */
const findDueItem = async (tried: ReadonlySet<string>, ignoresPause: boolean): Promise<OutboxItem | undefined> =>
  selectDueItems(await loadOutbox(), Date.now(), ignoresPause).find(({ id }) => !tried.has(id));

/** Sends all due items in order, also those that waited for one of them; stops at the first that has to wait. */
async function sendDueItems(ignoresPause: boolean): Promise<void> {
  const tried = new Set<string>();
  let item = await findDueItem(tried, ignoresPause);
  if (!item || !(await isSessionOfCurrentUser())) return;
  while (item) {
    tried.add(item.id);
    const result = await sendOutboxItem(item, isStillPending);
    if (result) showSendResult(item, result);
    if (result?.state === 'wait' || result?.state === 'sign-in') return;
    item = await findDueItem(tried, ignoresPause);
  }
}

const MIN_SCHEDULE_DELAY_MS = 5000;

/** Schedules the next attempt; without a network, the browser's `online` event starts it. */
async function scheduleNextSend(): Promise<void> {
  clearTimeout(nextSendTimer);
  const nextAttempt = getNextAttemptTime(await loadOutbox());
  if (nextAttempt === null || !navigator.onLine) return;
  nextSendTimer = setTimeout(() => void sendPending(), Math.max(MIN_SCHEDULE_DELAY_MS, nextAttempt - Date.now()));
}

/** Sends the pending items, in one tab at a time. @param ignoresPause also sends those whose pause has not passed */
export async function sendPending(ignoresPause = false): Promise<void> {
  if (isRunning) {
    isRerunRequested ||= ignoresPause;
    return;
  }
  if (!session.get().user) return;
  isRunning = true;
  try {
    if (navigator.onLine) await withExclusiveLock(SENDER_LOCK, () => sendDueItems(ignoresPause));
    await scheduleNextSend();
  } catch (error) {
    console.warn(error);
  } finally {
    isRunning = false;
  }
  if (isRerunRequested) {
    isRerunRequested = false;
    await sendPending(true);
  }
}

/** Schedules the next attempt after an item became pending. */
export const requestNextSend = (): void => void scheduleNextSend();

let isStarted = false;

/** Sends now, when the network is back, and when the page becomes visible again. */
export function startSender(): void {
  void sendPending(true);
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', () => void sendPending(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendPending();
  });
}
