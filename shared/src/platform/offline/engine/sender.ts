import { call } from '../../call';
import { ApiError } from '../../errors';
import { notify, notifySuccess } from '../../notify';
import { session } from '../../session';
import { getEntry, loadEntries } from './entries';
import type { Entry } from './entry';
import { exclusively, SENDER } from './locks';
import { due, nextTurn } from './rules';
import { type Sent, sendEntry } from './send';

let timer: ReturnType<typeof setTimeout> | undefined;
let again = false;
let running = false;

/** The cookie decides as whom a call is made: nothing of one person is sent in another's name. */
async function isStillMe(): Promise<boolean> {
  const { user } = session.get();
  if (!user) return false;
  try {
    return (await call('GET /auth/me', {})).id === user.id;
  } catch {
    return false;
  }
}

/** One complaint is told itself; of several, that there are some: the form says which. */
function reasonOf(error: Error): string {
  const [first, ...others] = error instanceof ApiError ? error.details : [];
  return first && others.length === 0 ? first.message : error.message;
}

function tell(entry: Entry, sent: Sent): void {
  if (sent.state === 'sent') notifySuccess('Enviado', entry.label);
  if (sent.state !== 'refusal' || !(sent.error instanceof Error)) return;
  notify({ severity: 'error', summary: 'Error', detail: `${entry.label}: ${reasonOf(sent.error)}` });
}

/** While others travel, the person may have removed it or taken it back, or another tab may have sent it. */
async function stillWaits({ id, sending }: Entry): Promise<boolean> {
  const now = await getEntry(id);
  return now?.state === 'pending' && now.sending?.idempotencyKey === sending?.idempotencyKey;
}

/** Sends, one after the other, all whose turn has come; stops at the first that has to wait. */
async function sendDue(atOnce: boolean): Promise<void> {
  const turn = due(await loadEntries(), Date.now(), atOnce);
  if (turn.length === 0 || !(await isStillMe())) return;
  for (const entry of turn) {
    const sent = await sendEntry(entry, stillWaits);
    if (!sent) continue;
    tell(entry, sent);
    if (sent.state === 'wait' || sent.state === 'person') return;
  }
}

const RETRY_SOON = 5000;

/** Plans the next turn; without a network the browser's `online` is what wakes us. */
async function plan(): Promise<void> {
  clearTimeout(timer);
  const turn = nextTurn(await loadEntries());
  if (turn === null || !navigator.onLine) return;
  timer = setTimeout(() => void sendWaiting(), Math.max(RETRY_SOON, turn - Date.now()));
}

/** Sends what waits, in one tab at a time; `atOnce` does not ask for the pause between attempts. */
export async function sendWaiting(atOnce = false): Promise<void> {
  if (running) {
    again ||= atOnce;
    return;
  }
  if (!session.get().user) return;
  running = true;
  try {
    if (navigator.onLine) await exclusively(SENDER, () => sendDue(atOnce));
    await plan();
  } catch (error) {
    console.warn(error);
  } finally {
    running = false;
  }
  if (again) {
    again = false;
    await sendWaiting(true);
  }
}

/** Something new waits. */
export const wake = (): void => void plan();

let started = false;

/** Sends now, when the network is back, and when the person looks at the page again. */
export function startSender(): void {
  void sendWaiting(true);
  if (started) return;
  started = true;
  window.addEventListener('online', () => void sendWaiting(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
}
