import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A decoded mail. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeBody = (body: string, encoding: string): string =>
  encoding === 'base64'
    ? Buffer.from(body, 'base64').toString('utf8')
    : encoding === 'quoted-printable'
      ? decodeQuotedPrintable(body)
      : body;

const decodeEncodedWords = (text: string): string =>
  text.replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    decodeBody(
      kind.toUpperCase() === 'Q' ? word.replaceAll('_', ' ') : word,
      kind.toUpperCase() === 'Q' ? 'quoted-printable' : 'base64',
    ),
  );

const readHeader = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';

function readMimePart(raw: string, type: string): string {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(raw)?.[1] ?? '';
  const part =
    raw.split(`--${boundary}`).find((candidate) => readHeader(candidate, 'Content-Type').startsWith(type)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  return decodeBody(body.join('\r\n\r\n'), readHeader(head, 'Content-Transfer-Encoding'))
    .replaceAll('\r\n', '\n')
    .trim();
}

/**
 * A real SMTP server on loopback that stores received mails.
 * @param port of an earlier one that was closed; default: any free port
 */
export async function openMailbox(port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          subject: decodeEncodedWords(readHeader(raw, 'Subject')),
          text: readMimePart(raw, 'text/plain'),
          html: readMimePart(raw, 'text/html'),
        });
        done();
        server.emit('received');
      });
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address() as AddressInfo;
  let read = 0;
  const receiveNext = async (): Promise<ReceivedMail> => {
    while (mails.length <= read) await once(server, 'received');
    const mail = mails[read];
    read += 1;
    if (!mail) throw new Error('There is no mail.');
    return mail;
  };
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    /** The next unread mail; waits for it. */
    next: receiveNext,
    /** The next unread mail to this address; waits for it and skips those to others. */
    nextTo: async (address: string | null): Promise<ReceivedMail> => {
      for (;;) {
        const mail = await receiveNext();
        if (mail.to === address) return mail;
      }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
      }),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
