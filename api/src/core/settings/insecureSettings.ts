import { z } from 'zod';
import { commaListSchema } from './commaList';

/** Exceptions that the environment shows. */
const environmentExceptionNames = ['localhost', 'http', 'file-mail', 'demo-sender', 'embedded-database'] as const;
type EnvironmentExceptionName = (typeof environmentExceptionNames)[number];

/** Exceptions that a production start accepts only when `ALLOW_INSECURE` names them; the last one the database shows. */
const exceptionNames = [...environmentExceptionNames, 'demo-accounts'] as const;
export type ExceptionName = (typeof exceptionNames)[number];

/** Names of exceptions, separated by commas. */
export const allowInsecureSchema = commaListSchema
  .pipe(z.array(z.enum(exceptionNames, `must list exceptions separated by commas, from: ${exceptionNames.join(', ')}`)))
  .default([]);

/** A host name as `URL` normalizes it; one that ends in a dot is the same name, and `::ffff:7f…` is IPv4 127.… . */
const isThisMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}\.?|0\.0\.0\.0\.?|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}|0):[\da-f]+\])$/.test(
    host,
  );

interface InsecureEnvironment {
  PUBLIC_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATABASE_URL?: string | undefined;
  ALLOW_INSECURE: readonly ExceptionName[];
}

const getPublicHost = ({ PUBLIC_URL: url }: InsecureEnvironment) => (url ? new URL(url).hostname : 'localhost');

/** A domain that nobody can own (RFC 2606). */
const isDemoAddress = (address: string): boolean => /[@.](?:test|example|invalid|localhost)\.?$/i.test(address);

/** For each exception: whether the environment needs it, and what its risk is. */
const exceptions: Readonly<
  Record<EnvironmentExceptionName, { isNeeded: (env: InsecureEnvironment) => boolean; explanation: string }>
> = {
  localhost: {
    isNeeded: (env) => isThisMachine(getPublicHost(env)),
    explanation:
      'PUBLIC_URL must be set in production to the address that people use: links in mails would point to this machine.',
  },
  http: {
    isNeeded: ({ PUBLIC_URL: url }) => !url?.startsWith('https:'),
    explanation:
      'PUBLIC_URL must be https in production: over http the session cookie is not Secure and passwords can be read on the way.',
  },
  'file-mail': {
    isNeeded: ({ SMTP_URL: url }) => url === undefined,
    explanation: 'SMTP_URL must be set in production: without it mails are written to files and reach nobody.',
  },
  'demo-sender': {
    isNeeded: ({ MAIL_FROM: address }) => isDemoAddress(address),
    explanation:
      'MAIL_FROM must be set in production to an address of your own domain: mail servers refuse a demo domain.',
  },
  'embedded-database': {
    isNeeded: ({ DATABASE_URL: url }) => url === undefined,
    explanation:
      'DATABASE_URL must be set in production: the embedded PostgreSQL is on one machine only and has no backup.',
  },
};

/** Explains the insecure settings that `ALLOW_INSECURE` does not name; undefined when there are none. */
export function describeInsecureSettings(env: InsecureEnvironment): string | undefined {
  const refused = environmentExceptionNames.filter(
    (name) => exceptions[name].isNeeded(env) && !env.ALLOW_INSECURE.includes(name),
  );
  if (refused.length === 0) return undefined;
  const explanations = refused.map((name) => exceptions[name].explanation);
  const names = [...env.ALLOW_INSECURE, ...refused].join(',');
  return `${explanations.join(' ')} To accept this on purpose, set ALLOW_INSECURE=${names}.`;
}
