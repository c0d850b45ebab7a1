import { fetchJson } from '../../common/fetchJson';
import type { WorkerPushManager, WorkerPushSubscription } from './pushTypes';

const DEVICES_URL = '/api/users/me/push-devices';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The header that identifies the client, read at run time like the pages do. */
async function readApiHeaders(): Promise<Record<string, string>> {
  const config = await fetchJson('/config.json');
  return isRecord(config) ? { [String(config.apiKeyHeader)]: String(config.apiKey) } : {};
}

/** The key to subscribe with. Undefined when the user has no device: then the subscription was that of somebody else. */
async function readPublicKey(headers: Record<string, string>): Promise<string | undefined> {
  const answer = await fetchJson(DEVICES_URL, { headers });
  const data = isRecord(answer) ? answer.data : undefined;
  if (!isRecord(data) || !Array.isArray(data.devices) || data.devices.length === 0) return undefined;
  return String(data.publicKey);
}

interface Renewal {
  /** The address that ended; undefined when the browser does not say it. */
  formerEndpoint: string | undefined;
  /** The subscription that the browser has made itself. */
  subscription?: WorkerPushSubscription | null | undefined;
}

/**
 * Subscribes this browser again after its former address has ended, unless the browser has done so itself, and sends
 * the new address to the API. Does nothing when the user has no device.
 * @throws when the browser or the API refuses, e.g. after the end of the session: the user then has to turn the
 * notifications on again in their profile
 */
export async function renewSubscription(
  pushManager: WorkerPushManager,
  { formerEndpoint, subscription }: Renewal,
): Promise<void> {
  const headers = await readApiHeaders();
  const applicationServerKey = await readPublicKey(headers);
  if (!applicationServerKey) return;
  const renewed = subscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const content = renewed.toJSON();
  if (!isRecord(content)) return;
  const { endpoint, keys } = content;
  await fetchJson(DEVICES_URL, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, formerEndpoint }),
  });
}
