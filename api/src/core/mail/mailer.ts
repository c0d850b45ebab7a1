/** A mail ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** The mail server cannot be used, or does not take a mail; the cause says why. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';

  /** @param refused what the server refuses for good; undefined when another attempt may succeed */
  constructor(
    cause: unknown,
    readonly refused?: 'recipient' | 'content',
  ) {
    super(refused ? `The mail server refuses the ${refused}.` : 'The mail server does not take the mail.', { cause });
  }
}

export interface Mailer {
  /** Sends one mail. Rejects with a MailServerError when it cannot be handed to the mail server. */
  send: (mail: Mail) => Promise<void>;
}
