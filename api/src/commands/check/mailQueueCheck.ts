import { withClient } from '../../core/db/withClient';
import { getErrorMessage } from '../../core/getErrorMessage';
import { verifyMailServer } from '../../infrastructure/mail/mailer';

/** As the alert `SurcoMailsWait`: the pauses between the first attempts are shorter. */
const maxWaitSeconds = 15 * 60;

export interface MailQueueState {
  waiting: number;
  givenUp: number;
  /** Age of the oldest mail that waits; 0 when none does. */
  oldestSeconds: number;
  /** Of the mail that was tried most often. */
  attempts: number;
}

const readMailQueue = (url: string): Promise<MailQueueState> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<MailQueueState>(`select
      count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is not null)::int as "givenUp",
      coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::int as "oldestSeconds",
      coalesce(max(attempts) filter (where given_up_at is null), 0)::int as attempts
      from mail_queue`);
    return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0, attempts: 0 };
  });

/**
 * @param serverProblem why the mail server cannot be used now; null when it can
 * @throws with the reason, when a mail has waited for a quarter of an hour
 */
export function describeMailQueue(
  { waiting, givenUp, oldestSeconds, attempts }: MailQueueState,
  serverProblem: string | null,
): string {
  const lost = givenUp > 0 ? `; ${givenUp} are not sent again: see "Mails are not sent" in docs/operate.md` : '';
  if (waiting === 0) return `no mail waits${lost}`;
  const text = `${waiting} waiting, the oldest for ${Math.round(oldestSeconds / 60)} minutes`;
  if (oldestSeconds <= maxWaitSeconds) return text + lost;
  if (attempts === 0) throw new Error(`${text}, because no instance has tried to send them: start surco serve${lost}.`);
  const reason =
    serverProblem ??
    `${attempts} attempts failed; the mail server answers now, and the next attempt follows within an hour. The log has the reason of each: job failed`;
  throw new Error(`${text}, because ${reason}${lost}.`);
}

/** @param smtpUrl undefined when mails are written to files */
export async function checkMailQueue(url: string, smtpUrl: string | undefined): Promise<string> {
  const state = await readMailQueue(url);
  const problem =
    smtpUrl && state.waiting > 0 ? await verifyMailServer(smtpUrl).then(() => null, getErrorMessage) : null;
  return describeMailQueue(state, problem);
}
