import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it. */
export interface Received {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decode = (body: string, encoding: string): string =>
  encoding === 'base64'
    ? Buffer.from(body, 'base64').toString('utf8')
    : encoding === 'quoted-printable'
      ? unquote(body)
      : body;

const encodedWord = (text: string): string =>
  text.replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    decode(
      kind.toUpperCase() === 'Q' ? word.replaceAll('_', ' ') : word,
      kind.toUpperCase() === 'Q' ? 'quoted-printable' : 'base64',
    ),
  );

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';

function partOf(raw: string, type: string): string {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(raw)?.[1] ?? '';
  const part =
    raw.split(`--${boundary}`).find((candidate) => headerOf(candidate, 'Content-Type').startsWith(type)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  return decode(body.join('\r\n\r\n'), headerOf(head, 'Content-Transfer-Encoding')).replaceAll('\r\n', '\n').trim();
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function openMailbox() {
  const mails: Received[] = [];
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
          subject: encodedWord(headerOf(raw, 'Subject')),
          text: partOf(raw, 'text/plain'),
          html: partOf(raw, 'text/html'),
        });
        done();
        server.emit('kept');
      });
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  let read = 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The next mail that nobody has read yet. */
    next: async (): Promise<Received> => {
      while (mails.length <= read) await once(server, 'kept');
      const mail = mails[read];
      read += 1;
      if (!mail) throw new Error('There is no mail.');
      return mail;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
      }),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
