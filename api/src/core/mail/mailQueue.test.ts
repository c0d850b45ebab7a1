import { sql } from 'kysely';
import { withTransaction } from '../db/transaction';
import { startTestApi, type TestApi } from '../../testing/harness';
import { notifyFailedMails } from '../../modules/notifications';
import { enqueueMail } from './enqueueMail';
import { mailAttemptHours, sendQueuedMails } from './mailQueue';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('mail_queue').execute();
  await api.db.deleteFrom('notifications').execute();
});

const enqueueSample = (to: string | null) =>
  withTransaction(api.db, (tx) => enqueueMail(tx, { to, key: 'email.changed', values: { nombre: 'Ana' } }));

/** Sends what is due. @returns the addresses of the mails and what was logged */
async function send(isServerDown = false) {
  const [sent, logged]: [string[], string[]] = [[], []];
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (isServerDown) throw new Error('connect ECONNREFUSED');
      sent.push(to);
    },
  };
  const onFailure = (error: unknown) => void logged.push(error instanceof Error ? error.message : String(error));
  await sendQueuedMails({ db: api.db, mailer, onFailure, onGivenUp: notifyFailedMails });
  return { sent, logged };
}

const readQueue = () =>
  api.db
    .selectFrom('mail_queue')
    .select(['attempts', 'given_up_at', sql<number>`round(extract(epoch from due_at - now()) / 60)::int`.as('minutes')])
    .execute();
const makeDue = () =>
  api.db
    .updateTable('mail_queue')
    .set({ due_at: new Date(0) })
    .execute();

test('R-43 pauses between the attempts of a mail grow to an hour; administrators hear of one that is given up', async () => {
  await enqueueSample('ana@ejemplo.mx');
  const [pauses, messages]: [number[], string[]] = [[], []];
  for (let [mail] = await readQueue(); mail && !mail.given_up_at; [mail] = await readQueue()) {
    expect(await api.db.selectFrom('notifications').select('id').execute()).toEqual([]);
    pauses.push(mail.minutes);
    await makeDue();
    messages.push(...(await send(true)).logged);
  }
  expect(new Set(messages.slice(0, -1))).toEqual(new Set(['connect ECONNREFUSED']));
  expect(messages.at(-1)).toMatch(/^Mail [\da-f-]{36} is given up after 40 attempts\.$/);
  expect(pauses.slice(0, 9)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.round(pauses.reduce((sum, minutes) => sum + minutes, 0) / 60)).toBe(mailAttemptHours);
  const notices = await api.db.selectFrom('notifications').select(['user_id', 'title', 'body']).execute();
  expect(notices).toEqual([
    {
      user_id: api.company.users.Admin.id,
      title: 'Hay correos que no se pudieron enviar',
      body: expect.stringContaining('Sin enviar, tras 34 horas de intentos: 1 correo (Correo cambiado).'),
    },
  ]);
  await makeDue();
  expect(await send()).toEqual({ sent: [], logged: [] });
});

test('X-04 discards a mail without a recipient', async () => {
  await enqueueSample(null);
  expect(await send()).toEqual({ sent: [], logged: [] });
  expect(await readQueue()).toEqual([]);
});
