import { startTestApi } from '../../../testing/harness';
import { openMailbox } from '../../../testing/mailbox';

test('X-04 an unreachable mail server does not change the response', async () => {
  const apiWithoutMail = await startTestApi({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  const user = await apiWithoutMail.make.user('Admin');
  const visitor = await apiWithoutMail.signInAs();
  const [known, unknown] = [
    await visitor.post('/auth/forgot-password', { email: user.email }),
    await visitor.post('/auth/forgot-password', { email: 'nadie@ejemplo.mx' }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(known.status).toBe(200);
  await apiWithoutMail.close();
});

test('X-04 logs a broken template and sends nothing', async () => {
  const mailbox = await openMailbox();
  const broken = await startTestApi({ env: { SMTP_URL: mailbox.url } });
  const user = await broken.make.user('Admin');
  const logWarning = jest.spyOn(broken.app.log, 'warn');
  await broken.db
    .updateTable('messages')
    .set({ body: 'Hola, {{nombre}} {{clave}}' })
    .where('key', '=', 'password.reset')
    .execute();
  expect((await (await broken.signInAs()).post('/auth/forgot-password', { email: user.email })).status).toBe(200);
  await broken.close();
  await mailbox.close();
  expect(mailbox.mails).toEqual([]);
  expect(String(logWarning.mock.calls[0]?.[0] && Object.values(logWarning.mock.calls[0][0])[0])).toContain(
    'El mensaje no admite {{clave}}. Admite: {{nombre}}, {{enlace}}, {{minutos}}. El mensaje debe llevar {{enlace}}.',
  );
});
