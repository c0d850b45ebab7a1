/** A browser at its push service. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows (`host/src/offline/worker/showNotification.ts` reads it). */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the product that a click opens. */
  link: string | null;
  /** A later message with the same tag replaces this one. At most 32 letters, digits, `-` or `_`. */
  tag: string;
  /** Also shown while a window of the product is visible. */
  isTest?: true;
}

/** `gone`: the browser no longer gets messages; `refused`: another attempt cannot succeed. */
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
