import type { PushMessage } from '@surco/shared/contract';

/** Where one browser receives messages: its address at the push service, and the keys that encrypt messages. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser no longer gets messages; `refused`: another attempt cannot succeed; `failed`: it may succeed. */
export type PushOutcome =
  | { kind: 'delivered' }
  | { kind: 'gone' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'failed'; error: unknown; retryAfterSeconds?: number };

/** Sends encrypted messages to browsers. */
export interface PushSender {
  /** The key that browsers subscribe with, in base64url. */
  readPublicKey: () => Promise<string>;
  /** Does not reject when the push service fails. */
  send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
}
