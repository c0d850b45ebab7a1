import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpsClient } from './httpsClient';

/** Headers of the requests of a signed-in user. */
export type SessionHeaders = Record<string, string>;

/** Signs in with a password. */
export async function signIn(
  client: HttpsClient,
  apiKey: string,
  credentials: { email: string; password: string },
): Promise<SessionHeaders> {
  const key = { 'x-api-key': apiKey };
  const { status, cookies } = await client.send('POST', '/api/auth/', { json: credentials, headers: key });
  assert.equal(status, 200);
  return { ...key, cookie: cookies.join('; ') };
}

/** Waits for the mail to the first administrator, and chooses a password with its link. */
export async function acceptInvitation(client: HttpsClient, apiKey: string, mails: string, password: string) {
  let token: string | undefined;
  while (!token) {
    await wait(100);
    const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'));
    // A long line is divided in the mail, and its "=" is encoded.
    token = /\btoken=([\w-]+)/.exec(
      texts
        .join('\n')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )?.[1];
  }
  const headers = { 'x-api-key': apiKey };
  const { status } = await client.send('POST', '/api/auth/reset-password', { json: { token, password }, headers });
  assert.equal(status, 200);
}
