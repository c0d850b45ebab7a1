import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '@surco/shared/contract';

/** A message as the push service passes it on: the body of RFC 8188 (`aes128gcm`). */
function splitBody(body: Buffer) {
  const keyLength = body.readUInt8(20);
  return {
    salt: body.subarray(0, 16),
    serverKey: body.subarray(21, 21 + keyLength),
    encrypted: body.subarray(21 + keyLength),
  };
}

const deriveKey = (input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));

/** The part of a browser that decrypts its messages (RFC 8291), written from the standard. */
export class PushBrowser {
  readonly path = `/send/${randomUUID()}`;
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor(private readonly origin: string) {
    this.keys.generateKeys();
  }

  get subscription(): PushSubscriptionInput {
    return {
      endpoint: this.origin + this.path,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.secret.toString('base64url') },
    };
  }

  decrypt(body: Buffer): unknown {
    const { salt, serverKey, encrypted } = splitBody(body);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), serverKey]);
    const input = deriveKey(this.keys.computeSecret(serverKey), this.secret, info, 32);
    const key = deriveKey(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = deriveKey(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}
