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

type IssueToken = (tx: Tx, mail: LinkMail) => Promise<string | undefined>;

/** The link sets a password: only while the account still has the address of the mail. */
const issuePasswordToken: IssueToken = async (tx, { userId, to }) =>
  (await lockLinkOwner(tx, userId))?.email?.toLowerCase() === to.toLowerCase()
    ? issueResetToken(tx, userId)
    : undefined;

const issueConfirmationToken: IssueToken = async (tx, { userId, to }) =>
  (await lockLinkOwner(tx, userId)) ? issueEmailChangeToken(tx, userId, to) : undefined;

const tokenIssuers: Partial<Record<MailKey, IssueToken>> = {
  'password.reset': issuePasswordToken,
  'user.invited': issuePasswordToken,
  'email.confirm': issueConfirmationToken,
};

/**
 * Creates the link of a queued mail when it is sent.
 * @returns the mail with the link; undefined when the links of its owner were revoked since, or it has none
 */
export const issueMailLink = (db: Db, mail: LinkMail): Promise<TemplatedMail | undefined> =>
  withTransaction(db, async (tx) => {
    const token = await tokenIssuers[mail.key]?.(tx, mail);
    // A transaction that revokes links locks their owner first, as this one has.
    const queued = await tx.selectFrom('mail_queue').select('id').where('id', '=', mail.id).executeTakeFirst();
    if (!token || !queued) return undefined;
    return { ...mail, values: { ...mail.values, enlace: `${mail.values.enlace}?token=${token}` } };
  });
