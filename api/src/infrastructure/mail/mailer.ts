import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Mailer, MailServerError } from '../../core/mail/mailer';

/** Short timeouts: a mail server that does not answer must not delay requests or the end of the process. */
const smtpTimeouts = { dnsTimeout: 4_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 };
const composedMailSchema = z.object({ message: z.instanceof(Buffer) });

const refusalSchema = z.object({ command: z.enum(['RCPT TO', 'DATA']), response: z.string() });
const unknownWords = String.raw`\b(?:unknown|no such|invalid) (?:user|mailbox|recipient|account)\b`;
const wordsUnknown = String.raw`\b(?:user|mailbox|recipient|account) (?:is )?(?:unknown|not found|does not exist)\b`;

/**
 * Replies that no waiting and no operator mends. The codes 5.1.x are those of a recipient, apart from 5.1.0 (which may be
 * anything), 5.1.7 and 5.1.8 (the sender). Servers without such codes say it in words.
 */
const refusals: readonly { refused: 'recipient' | 'content'; replies: RegExp }[] = [
  { refused: 'recipient', replies: /^5\d\d[ -]5\.1\.(?:[1-6]|10)\b/ },
  {
    refused: 'recipient',
    replies: new RegExp(`^55[03][ -](?!\\d\\.\\d|.*\\bsender\\b).*(?:${unknownWords}|${wordsUnknown})`, 'i'),
  },
  { refused: 'content', replies: /^5\d\d[ -]5\.(?:2\.3|3\.4|6\.\d+)\b/ },
];

function toMailServerError(error: unknown): MailServerError {
  const { data } = refusalSchema.safeParse(error);
  return new MailServerError(error, data && refusals.find(({ replies }) => replies.test(data.response))?.refused);
}

interface MailerOptions {
  smtpUrl: string | undefined;
  /** The sender: an address that the server at `smtpUrl` may send for. */
  mailFrom: string;
  dataDir: string;
}

/** The library is loaded with the first mail. */
async function openSmtp(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...smtpTimeouts });
}

/** Connects and signs in to a mail server without sending. @throws when it does not accept that */
export async function verifyMailServer(smtpUrl: string): Promise<void> {
  const transport = await openSmtp(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The folder that mails are saved in while there is no mail server. */
export const getMailFolder = (dataDir: string): string => join(dataDir, 'sent-mails');

/**
 * Sends by SMTP when there is one; otherwise saves each mail as an `.eml` file in the mail folder, newest last by name.
 */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailerOptions): Mailer {
  const from = { name: 'Surco', address: mailFrom };
  if (smtpUrl)
    return {
      send: async (mail) => {
        const transport = await openSmtp(smtpUrl);
        await transport.sendMail({ from, ...mail }).catch((error: unknown) => {
          throw toMailServerError(error);
        });
      },
    };
  const mailFolder = getMailFolder(dataDir);
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = composedMailSchema.parse(await transport.sendMail({ from, ...mail }));
      await mkdir(mailFolder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(mailFolder, name), message, { mode: 0o600 });
    },
  };
}
