import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer, getMailFolder } from './mailer';

test('without an SMTP server a mail is saved in the mail folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'surco-mail-'));
  await createMailer({ smtpUrl: undefined, mailFrom: 'avisos@empresa.mx', dataDir }).send({
    to: 'ana@surco.test',
    subject: 'Contraseña nueva',
    text: 'Enlace: http://localhost/new-password?token=abc',
  });
  const [name = ''] = readdirSync(getMailFolder(dataDir));
  const text = readFileSync(join(getMailFolder(dataDir), name), 'utf8');
  expect(name).toMatch(/\.eml$/);
  expect(text).toContain('From: Surco <avisos@empresa.mx>');
  expect(text).toContain('To: ana@surco.test');
  expect(text).toMatch(/token=(3D)?abc/);
});

interface Refusal {
  command: 'MAIL FROM' | 'RCPT TO' | 'DATA';
  reply: string;
}

/** A mail server that answers one command with an error. */
async function openRefusingServer({ command, reply }: Refusal): Promise<{ url: string; close: () => void }> {
  const answer = (received: Refusal['command']): Error | null =>
    received === command ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(answer('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(answer('RCPT TO')),
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(answer('DATA'))),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const sample = { to: 'ana@surco.test', subject: 'Hola', text: 'Hola' };

test.each<[Refusal['command'], string, 'recipient' | 'content' | undefined]>([
  ['RCPT TO', '550 5.1.1 no such user', 'recipient'],
  ['DATA', '550 5.1.10 recipient not found', 'recipient'],
  ['RCPT TO', '550 <ana@surco.test>: User unknown', 'recipient'],
  ['RCPT TO', '550 No such user here', 'recipient'],
  ['RCPT TO', '553 Mailbox does not exist', 'recipient'],
  ['DATA', '552 5.3.4 message too large', 'content'],
  ['DATA', '554 5.6.0 malformed message', 'content'],
  ['DATA', '554 transaction failed', undefined],
  ['DATA', '550 5.7.1 looks like spam', undefined],
  ['RCPT TO', '552 5.2.2 mailbox full', undefined],
  ['RCPT TO', '550 relay not permitted', undefined],
  ['RCPT TO', '554 Relay access denied', undefined],
  ['RCPT TO', '550 5.7.1 relay not permitted for unknown user', undefined],
  ['RCPT TO', '550 <avisos@empresa.mx>: Sender address rejected: User unknown', undefined],
  ['RCPT TO', '550 5.1.8 sender domain not found', undefined],
  ['RCPT TO', '450 4.2.1 try again later', undefined],
  ['RCPT TO', '530 5.7.0 authentication required', undefined],
  ['RCPT TO', '554 5.7.1 relay access denied', undefined],
  ['MAIL FROM', '550 5.1.0 sender rejected', undefined],
])('R-43 the answer to %s “%s” refuses for good: %s', async (command, reply, refused) => {
  const { url: smtpUrl, close } = await openRefusingServer({ command, reply });
  const mailer = createMailer({ smtpUrl, mailFrom: 'avisos@empresa.mx', dataDir: tmpdir() });
  await expect(mailer.send(sample)).rejects.toMatchObject({ name: 'MailServerError', refused });
  close();
});

test('R-43 a server that cannot be reached refuses nothing for good', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'avisos@empresa.mx', dataDir: tmpdir() });
  await expect(mailer.send(sample)).rejects.toMatchObject({ name: 'MailServerError', refused: undefined });
});
