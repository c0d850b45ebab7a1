import { messageKinds } from '@surco/shared/domain';
import { findForbiddenVariants } from '../../../../tools/lint/spanishTerms.mjs';
import { sendTemplatedMail } from '../../core/mail/sendMail';
import { getErrorPaths, put, readRecords, type ResponseRecord } from '../../testing/responses';
import type { TestApi, TestClient } from '../../testing/harness';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let mailbox: Mailbox;
let admin: TestClient;
beforeAll(async () => {
  mailbox = await openMailbox();
  ({ api, admin } = await startApiWithUsers({ env: { SMTP_URL: mailbox.url } }));
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const find = async (key: string, channel: string) => {
  const all = readRecords(await admin.get('/messages?size=1000'));
  const message = all.find((message) => message.key === key && message.channel === channel);
  if (!message) throw new Error(`No ${key}.`);
  return message;
};
const toBody = ({ key, channel, subject, body, active }: ResponseRecord) => ({ key, channel, subject, body, active });

test('R-43 edits, previews and test-sends a mail within its placeholders', async () => {
  const message = await find('password.reset', 'EMAIL');
  expect(message).toMatchObject({ placeholders: ['nombre', 'enlace', 'minutos'], required: ['enlace'] });
  const change = { ...toBody(message), version: message.version };
  const unknown = await put(admin, `/messages/${message.id}`, { ...change, subject: 'Hola {{folio}}' });
  expect([unknown.status, getErrorPaths(unknown)]).toEqual([400, ['subject']]);
  expect(unknown.body.details?.[0]?.message).toContain('Admite: {{nombre}}, {{enlace}}, {{minutos}}.');
  expect(getErrorPaths(await put(admin, `/messages/${message.id}`, { ...change, body: 'Sin enlace' }))).toEqual([
    'body',
  ]);
  const body = 'Buen día, {{nombre}}: {{enlace}}';
  expect((await put(admin, `/messages/${message.id}`, { ...change, body })).body.data).toMatchObject({ body });
  const text = { subject: 'Prueba de {{nombre}}', body };
  const preview = await admin.post(`/messages/${message.id}/preview`, text);
  expect(preview.body.data).toMatchObject({
    subject: 'Prueba de Ana',
    text: 'Buen día, Ana: https://surco.ejemplo.mx/',
  });
  expect((await admin.post(`/messages/${message.id}/test`, text)).status).toBe(200);
  expect(await mailbox.next()).toMatchObject({
    to: api.company.users.Admin.email,
    subject: '[Prueba] Prueba de Ana',
  });
  expect((await admin.send('DELETE', `/messages/${message.id}`)).body.code).toBe('EN_USO');
});

test('R-43 recreates a deleted notification and rejects duplicates and unknown keys', async () => {
  const message = await find('sale.created', 'APP');
  expect((await admin.post('/messages', toBody(message))).body.code).toBe('DUPLICADO');
  expect((await admin.send('DELETE', `/messages/${message.id}`)).status).toBe(200);
  expect((await admin.post('/messages', toBody(message))).status).toBe(201);
  expect(getErrorPaths(await admin.post('/messages', { ...toBody(message), key: 'sale.sung' }))).toEqual(['key']);
});

const readKind = async (key: string, channel: string) =>
  readRecords(await admin.get('/messages/kinds')).find((kind) => kind.key === key && kind.channel === channel);

test('R-43 every message kind has a name and a trigger', async () => {
  const kinds = readRecords(await admin.get('/messages/kinds'));
  const labels = kinds.map(({ key, channel }) => messageKinds[String(key)]?.[channel === 'APP' ? 'APP' : 'EMAIL']);
  expect(kinds.length).toBeGreaterThan(20);
  expect(labels).not.toContain(undefined);
  const { id, key } = await find('password.changed', 'EMAIL');
  expect((await admin.get(`/messages/${id}`)).body.data).toMatchObject({ id, key });
  expect(await readKind('password.changed', 'EMAIL')).toMatchObject({ messageId: id });
});

test('A-01 mails and notifications use the terms of docs/glossary.md', async () => {
  const messages = readRecords(await admin.get('/messages?size=1000'));
  expect(messages.length).toBeGreaterThan(20);
  const variants = messages.flatMap(({ subject, body }) => findForbiddenVariants(`${subject}\n${body}`));
  expect(variants).toEqual([]);
});

test('R-43 searches and sorts messages by their displayed name', async () => {
  const getName = ({ key }: ResponseRecord) => messageKinds[String(key)]?.name ?? '';
  const found = readRecords(await admin.get(`/messages?search=${encodeURIComponent('PASOS verificacion')}`));
  expect(found.map(getName)).toEqual(['Cambio en la verificación en dos pasos']);
  const names = readRecords(await admin.get('/messages?size=1000')).map(getName);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es-MX').compare));
  const backwards = readRecords(await admin.get('/messages?size=1000&sort=-name'));
  expect(backwards.map(getName)).toEqual(names.toReversed());
});

test('R-43 does not send a mail whose text was deleted until it is written again', async () => {
  const message = await find('voucher.paid', 'EMAIL');
  expect((await admin.send('DELETE', `/messages/${message.id}`)).status).toBe(200);
  expect((await admin.get(`/messages/${message.id}`)).status).toBe(404);
  expect(await readKind('voucher.paid', 'EMAIL')).toMatchObject({ messageId: null });
  const templatedMail = {
    to: 'x@surco.test',
    key: 'user.rejected',
    values: { nombre: 'Ana', motivo: 'Otro' },
  } as const;
  const rejected = await find('user.rejected', 'EMAIL');
  await admin.send('DELETE', `/messages/${rejected.id}`);
  const sent: unknown[] = [];
  const mailer = { send: async (mail: unknown) => void sent.push(mail) };
  await sendTemplatedMail({ db: api.db, mailer }, templatedMail);
  expect(sent).toEqual([]);
  expect((await admin.post('/messages', toBody(message))).status).toBe(201);
  expect((await admin.post('/messages', toBody(rejected))).status).toBe(201);
  await sendTemplatedMail({ db: api.db, mailer }, templatedMail);
  expect(sent).toHaveLength(1);
});

test('R-43 reports a mail server that fails', async () => {
  let code = '';
  const mailer = { send: () => Promise.reject(Object.assign(new Error('It does not answer.'), { code })) };
  const failing = await startApiWithUsers({ mailer });
  const [message] = readRecords(await failing.admin.get('/messages?channel=EMAIL'));
  const text = { subject: message?.subject, body: message?.body };
  for (code of ['ETIMEDOUT', 'ESOCKET', 'EAUTH'])
    expect(await failing.admin.post(`/messages/${String(message?.id)}/test`, text)).toMatchObject({
      status: 503,
      body: {
        code: 'CORREO_NO_DISPONIBLE',
        error:
          'El correo no se pudo enviar: el servidor de correo no responde o lo rechaza. Avise a quien lo administra.',
      },
    });
  await failing.api.close();
});
