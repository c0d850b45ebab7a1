import type { PushScope, SubscriptionChangeEvent } from './pushTypes';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The header that identifies the client, read at run time like the pages do. */
async function readApiHeaders(): Promise<Record<string, string>> {
  const config: unknown = await (await fetch('/config.json')).json();
  return isRecord(config) ? { [String(config.apiKeyHeader)]: String(config.apiKey) } : {};
}

/**
 * Sends the API the new address of this browser after its push service has changed it. When the session has expired,
 * the user turns the notifications on again in their profile.
 */
export async function renewSubscription(
  { registration }: PushScope,
  { oldSubscription, newSubscription }: SubscriptionChangeEvent,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!oldSubscription || !applicationServerKey) return;
  const renewed =
    newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const subscription = renewed.toJSON();
  if (!isRecord(subscription)) return;
  const { endpoint, keys } = subscription;
  await fetch('/api/users/me/push-devices', {
    method: 'POST',
    headers: { ...(await readApiHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, formerEndpoint: oldSubscription.endpoint }),
  });
}
