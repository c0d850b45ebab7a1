import type { FastifyRequest } from 'fastify';
import { sha256 } from '../../sha256';
import { toRateLimitAddress } from './toRateLimitAddress';

const quarterHour = 15 * 60;
const day = 24 * 3600;

/** How many attempts each policy allows (`points`) in how many seconds (`duration`). */
export const rateLimitPolicies = {
  /** Failed sign-ins from one IP address, for all accounts; a known device counts as `sign-in-device` only. */
  'sign-in-address': { points: 40, duration: quarterHour },
  /** Failed sign-ins to one account from one IP address without a known device. */
  'sign-in-account-address': { points: 10, duration: quarterHour },
  /** Failed sign-ins to one account from all IP addresses without a known device. */
  'sign-in-account': { points: 30, duration: quarterHour },
  /** The same within a day, against slow guessing. */
  'sign-in-account-day': { points: 100, duration: day },
  /** Failed sign-ins from a device that has signed in to the account before. */
  'sign-in-device': { points: 10, duration: quarterHour },
  /**
   * Wrong codes of an authenticator app to one account, from known devices too. A reset link does not clear the count,
   * because the second factor also protects against an attacker who reads the owner's mails.
   */
  'second-factor': { points: 50, duration: day },
  /** Mails that report failed sign-ins to the owner of an account. */
  'sign-in-warning': { points: 1, duration: day },
  /** Requested reset links, whether or not the account exists. */
  'forgot-address': { points: 40, duration: quarterHour },
  'forgot-account-address': { points: 5, duration: quarterHour },
  /** Reset links mailed to one account, whichever IP addresses ask for them. */
  'forgot-account': { points: 10, duration: 3_600 },
  /** Invalid links of a mail, which set a password or confirm an address. */
  'reset-link': { points: 40, duration: quarterHour },
  /** Links of customers that are forged, expired or revoked. */
  'paper-link': { points: 40, duration: quarterHour },
  /** Calls about papers of links, from one IP address, which a whole office may share. */
  'paper-call': { points: 300, duration: quarterHour },
  /** PDFs of links, from one IP address, which a whole office may share. */
  'paper-pdf': { points: 60, duration: quarterHour },
  /** Registrations, successful or not. */
  registration: { points: 20, duration: quarterHour },
  /** Mails that report to a customer a registration with their phone or RFC. */
  'registration-notice': { points: 1, duration: day },
  /** Wrong current passwords, and wrong first codes of a new authenticator app, within an open session. */
  'own-password': { points: 10, duration: quarterHour },
  /** Publishing tokens that are not valid. */
  'section-token': { points: 40, duration: quarterHour },
  /** Publications over one token, refused ones too. */
  'section-publication': { points: 60, duration: 3_600 },
  /** Test notifications that a user sends to their own devices. */
  'push-test': { points: 20, duration: quarterHour },
  /** Links that confirm a new e-mail address, so that nobody can flood the mailbox of another person. */
  'own-email': { points: 5, duration: quarterHour },
  /** Reports about visits from one IP address, which a whole office may share; counted per process. */
  'visit-report': { points: 300, duration: 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type RateLimitPolicy = keyof typeof rateLimitPolicies;

/** A policy applied to one IP address, account or device. */
export interface RateLimit {
  policy: RateLimitPolicy;
  key: string;
}

/** Whether the policy is one of `getAccountLimits`: failed sign-ins to one account from all IP addresses. */
export const isAccountSignInPolicy = (policy: RateLimitPolicy): boolean =>
  policy === 'sign-in-account' || policy === 'sign-in-account-day';

const hashAccount = (login: string): string => sha256(login.trim().toLowerCase()).slice(0, 22);

const getAddressKey = ({ clientAddress }: FastifyRequest): string => toRateLimitAddress(clientAddress);

export const limitByAddress = (policy: RateLimitPolicy, request: FastifyRequest): RateLimit => ({
  policy,
  key: getAddressKey(request),
});

/** @param login need not be that of an account */
export const limitByAccount = (policy: RateLimitPolicy, login: string): RateLimit => ({
  policy,
  key: hashAccount(login),
});

/** Counts the attempts to an account from one address. */
const limitByAddressAndAccount = (policy: RateLimitPolicy, login: string, request: FastifyRequest): RateLimit => ({
  policy,
  key: `${getAddressKey(request)}:${hashAccount(login)}`,
});

/** Limits of an account for all IP addresses, which others can exhaust. */
export const getAccountLimits = (login: string): RateLimit[] => [
  limitByAccount('sign-in-account', login),
  limitByAccount('sign-in-account-day', login),
];

/** Limits of a sign-in with a secret from a device that has not signed in to the account before. */
export const getSignInLimits = (login: string, request: FastifyRequest): RateLimit[] => [
  limitByAddress('sign-in-address', request),
  limitByAddressAndAccount('sign-in-account-address', login, request),
  ...getAccountLimits(login),
];

/** A known device has its own count, so that others cannot lock out the owner. */
export const getKnownDeviceLimits = (userId: string, deviceHash: string): RateLimit[] => [
  { policy: 'sign-in-device', key: `${userId}:${deviceHash}` },
];

export const getPasswordResetLimits = (login: string, request: FastifyRequest): RateLimit[] => [
  limitByAddress('forgot-address', request),
  limitByAddressAndAccount('forgot-account-address', login, request),
];
