import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
