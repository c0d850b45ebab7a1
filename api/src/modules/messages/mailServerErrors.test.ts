import { readRecords } from '../../testing/responses';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

test.each(['ETIMEDOUT', 'ESOCKET', 'EAUTH'])('R-43 reports a mail server that fails with %s', async (code) => {
  const mailer = { send: () => Promise.reject(Object.assign(new Error('It does not answer.'), { code })) };
  const { api, admin } = await startApiWithUsers({ mailer });
  try {
    const [message] = readRecords(await admin.get('/messages?channel=EMAIL'));
    const text = { subject: message?.subject, body: message?.body };
    const response = await admin.post(`/messages/${String(message?.id)}/test`, text);
    expect([response.status, response.body]).toEqual([
      503,
      {
        code: 'CORREO_NO_DISPONIBLE',
        error:
          'El correo no se pudo enviar: el servidor de correo no responde o lo rechaza. Avise a quien lo administra.',
      },
    ]);
  } finally {
    await api.close();
  }
});
