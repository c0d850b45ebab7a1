import { limits } from '@surco/shared/domain';
import type { Db } from '../db/pool';
import { withTransaction, type Tx } from '../db/transaction';
import { issueEmailChangeToken } from '../security/emailChangeTokens';
import { issueResetToken, lockLinkOwner } from '../security/resetTokens';
import type { MailKey, TemplatedMail } from './mailTemplates';

/** A mail of the queue whose link belongs to a user. */
interface LinkMail extends TemplatedMail {
  id: string;
  userId: string;
}

interface LinkOwner {
  email: string | null;
}

type IssueToken = (tx: Tx, mail: LinkMail, owner: LinkOwner) => Promise<string | undefined>;

/** The link sets a password: only while the account still has the address of the mail. */
const issuePasswordToken =
  (minutes: number): IssueToken =>
  async (tx, { userId, to }, { email }) =>
    email?.toLowerCase() === to.toLowerCase() ? issueResetToken(tx, userId, minutes) : undefined;

const tokenIssuers: Partial<Record<MailKey, IssueToken>> = {
  'password.reset': issuePasswordToken(limits.linkMinutes.password),
  'user.invited': issuePasswordToken(limits.invitationDays * 24 * 60),
  'email.confirm': (tx, { userId, to }) => issueEmailChangeToken(tx, userId, to),
};

/**
 * Creates the link of a queued mail when it is sent.
 * @returns the mail with the link; undefined when the links of its owner were revoked since
 */
export const issueMailLink = (db: Db, mail: LinkMail): Promise<TemplatedMail | undefined> =>
  withTransaction(db, async (tx) => {
    const owner = await lockLinkOwner(tx, mail.userId);
    // A transaction that revokes links locks their owner, too, and deletes their mails.
    const queued = await tx.selectFrom('mail_queue').select('id').where('id', '=', mail.id).executeTakeFirst();
    const token = owner && queued && (await tokenIssuers[mail.key]?.(tx, mail, owner));
    return token ? { ...mail, values: { ...mail.values, enlace: `${mail.values.enlace}?token=${token}` } } : undefined;
  });
