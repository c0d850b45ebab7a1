import { z } from 'zod';
import { id, instant, list, text } from '../../primitives';

/**
 * Whether an address may be that of a push service. The server connects to it, so it must be https on the default port
 * and a public name without credentials; the server checks the IP addresses of that name when it connects.
 */
function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isNumericAddress = /^[\d.]+$|^\[/.test(hostname);
  return protocol === 'https:' && port === '' && !username && !password && !isNumericAddress && hostname.includes('.');
}

/** The address that the browser's push service gave to one browser. */
export const pushEndpointSchema = text()
  .max(1_000)
  .refine(isPushEndpoint, 'No es la dirección de un servicio de notificaciones.')
  .overwrite((text) => (URL.canParse(text) ? new URL(text).href : text));

/** What `PushSubscription.toJSON()` holds: the address, and the keys that encrypt for this browser (RFC 8291). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: pushEndpointSchema,
  keys: z.strictObject({
    /** P-256 public key, uncompressed: 65 bytes in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type PushSubscriptionInput = z.input<typeof pushSubscriptionSchema>;

/** What a user chooses for one device. */
export const pushSettingsSchema = z.strictObject({
  /** Types of notification that this device does not get. */
  mutedTypes: list(text().max(60), 60),
  /** False replaces every amount of money before the text leaves the server. */
  showAmounts: z.boolean(),
});
export type PushSettings = z.output<typeof pushSettingsSchema>;

/** A browser that gets the notifications of its user while Surco is closed. */
export const pushDeviceSchema = pushSettingsSchema.extend({
  id,
  /** Browser and system; null when unknown. */
  device: z.string().nullable(),
  createdAt: instant,
  /** When a push service last took a notification for it. */
  lastSuccessAt: instant.nullable(),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;

/** The push devices of the signed-in user, and what a browser needs to become one. */
export const pushStatusSchema = z.strictObject({
  /** Public key that the browser subscribes with (VAPID, RFC 8292), in base64url. */
  publicKey: z.string(),
  /** Types of notification that the role of the user gets. */
  types: z.array(z.string()),
  devices: z.array(pushDeviceSchema),
});
export type PushStatus = z.output<typeof pushStatusSchema>;

/** A notification as the API sends it to the service worker of a push device. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of the product that a click opens; null shows an open page, or else opens the start page. */
  link: string | null;
  /** A later message with the same tag replaces this one. At most 32 letters, digits, `-` or `_`. */
  tag: string;
  /** Shown even while a window of the product is visible, because the user has asked for it. */
  isTest?: boolean;
}
