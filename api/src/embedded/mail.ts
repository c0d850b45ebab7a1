import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** A server that does not answer holds nobody up, least of all the end of the process. */
const patience = { dnsTimeout: 4_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 };
const composed = z.object({ message: z.instanceof(Buffer) });

interface Post {
  smtpUrl: string | undefined;
  /** Whom mails come from: an address that the server at `smtpUrl` may send for. */
  mailFrom: string;
  dataDir: string;
}

/** Sends by SMTP when there is one; otherwise each mail is an `.eml` file under `<dataDir>/outbox`, newest last by name. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Post): Mailer {
  const from = { name: 'Surco', address: mailFrom };
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience });
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const outbox = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = composed.parse(await transport.sendMail({ from, ...mail }));
      await mkdir(outbox, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(outbox, name), message, { mode: 0o600 });
    },
  };
}
