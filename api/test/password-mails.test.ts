import { startApi } from './harness';
import { openMailbox } from './mailbox';

test('X-04 a mail server that is away tells nobody anything, and the API goes on', async () => {
  const lonely = await startApi({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const user = await lonely.make.user('Admin');
  const visitor = await lonely.as();
  const [known, unknown] = [
    await visitor.post('/auth/forgot-password', { email: user.email }),
    await visitor.post('/auth/forgot-password', { email: 'nadie@ejemplo.mx' }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(known.status).toBe(200);
  await lonely.close();
});

test('X-04 a template that an administrator broke sends nothing and is told to the log', async () => {
  const mailbox = await openMailbox();
  const broken = await startApi({ env: { SMTP_URL: mailbox.url } });
  const user = await broken.make.user('Admin');
  const told = jest.spyOn(broken.app.log, 'error');
  await broken.db
    .updateTable('messages')
    .set({ body: 'Hola, {{nombre}} {{clave}}' })
    .where('key', '=', 'password.reset')
    .execute();
  expect((await (await broken.as()).post('/auth/forgot-password', { email: user.email })).status).toBe(200);
  await broken.close();
  await mailbox.close();
  expect(mailbox.mails).toEqual([]);
  expect(String(told.mock.calls[0]?.[0] && Object.values(told.mock.calls[0][0])[0])).toContain(
    'El mensaje no admite {{clave}}. Admite: {{nombre}}, {{enlace}}, {{minutos}}. El mensaje debe llevar {{enlace}}.',
  );
});
