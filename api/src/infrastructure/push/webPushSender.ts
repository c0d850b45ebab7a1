import { type Agent, request } from 'node:https';
import type { PushMessage } from '@surco/shared/contract';
import type { RequestDetails } from 'web-push';
import type { Db } from '../../core/db/pool';
import { lifetimeHours } from '../../core/push/sendPush';
import type { PushOutcome, PushSender, PushTarget } from '../../core/push/pushSender';
import { ensureVapidKeys } from '../../core/push/vapidKeys';
import type { Settings } from '../../core/settings/settings';
import type { VapidKeys } from '../../core/settings/vapidSettings';
import { createPublicAddressAgent } from './publicAddressAgent';
import type { IncomingMessage } from 'node:http';

/** For the whole exchange, so that a slow push service does not hold up the queue. */
const timeoutMs = 8_000;
const maxTextLength = 200;

/** What a push service answered. */
interface PushAnswer {
  status: number;
  /** Value of the header; empty without it. */
  retryAfter: string;
  /** The beginning of the body. */
  text: string;
}

/**
 * Posts an encrypted message. The library's own request would read a response of any length from an address that a
 * browser has named.
 */
async function postMessage({ endpoint, method, headers, body }: RequestDetails, agent: Agent): Promise<PushAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(endpoint, { method, headers, agent, signal }, resolve).on('error', reject).end(body);
  });
  let text = '';
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length > maxTextLength) break;
  }
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? '',
    text: text.slice(0, maxTextLength),
  };
}

/** Push services take 4096 bytes with encryption; a character has up to four. */
const maxBodyLength = 600;
const maxRetryAfterSeconds = 3_600;

interface PushSenderDeps {
  db: Db;
  settings: Pick<Settings, 'encryptionKey' | 'vapidKeys' | 'vapidSubject'>;
  /** Default: one that connects to public addresses only. */
  agent?: Agent;
}

/** Seconds of a `Retry-After` header, which may also be a date. */
function parseRetryAfter(value: string): number {
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), maxRetryAfterSeconds) : 0;
}

function toOutcome({ status, retryAfter, text }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  // The endpoint is a secret of the browser, so only the response goes to the log.
  const error = new Error(`The push service answered ${status}: ${text}`);
  const isTemporary = status === 429 || status >= 500;
  return isTemporary
    ? { kind: 'failed', error, retryAfterSeconds: parseRetryAfter(retryAfter) }
    : { kind: 'refused', error };
}

const encodeMessage = ({ body, ...message }: PushMessage): string =>
  JSON.stringify({ ...message, body: body.length > maxBodyLength ? `${body.slice(0, maxBodyLength)}…` : body });

/** Sends by the web push protocol (RFC 8030, 8291, 8292). */
export function createWebPushSender({ db, settings, agent = createPublicAddressAgent() }: PushSenderDeps): PushSender {
  let keys: Promise<VapidKeys> | undefined;
  const readKeys = (): Promise<VapidKeys> => {
    keys ??= ensureVapidKeys(db, settings).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  const prepareRequest = async ({ endpoint, p256dh, auth }: PushTarget, message: PushMessage) => {
    // The library is loaded with the first message.
    const { default: webPush } = await import('web-push');
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, encodeMessage(message), {
      vapidDetails: { ...(await readKeys()), subject: settings.vapidSubject },
      TTL: lifetimeHours * 3_600,
      urgency: message.isTest ? 'high' : 'normal',
      topic: message.tag,
    });
  };
  return {
    readPublicKey: async () => (await readKeys()).publicKey,
    send: async (target, message) => {
      try {
        return toOutcome(await postMessage(await prepareRequest(target, message), agent));
      } catch (cause) {
        return { kind: 'failed', error: new Error('The push service cannot be reached.', { cause }) };
      }
    },
  };
}
