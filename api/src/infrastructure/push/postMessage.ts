import { type Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { RequestDetails } from 'web-push';

/** For the whole exchange, so that a slow push service does not hold up the queue. */
const timeoutMs = 8_000;
const maxTextLength = 200;

/** What a push service answered. */
export interface PushAnswer {
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
export async function postMessage(
  { endpoint, method, headers, body }: RequestDetails,
  agent: Agent,
): Promise<PushAnswer> {
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
