/** A mail ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends one mail. Rejects when it cannot be handed to the mail server. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
