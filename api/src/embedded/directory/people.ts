import { demoAccounts, demoPassword, type DemoAccount } from '../../seed/accounts';

export type Person = DemoAccount & { directoryId: string };

/** Who the local directory knows: the staff of the demo data. */
export const people: readonly Person[] = demoAccounts.flatMap((account) =>
  account.directoryId ? [{ ...account, directoryId: account.directoryId }] : [],
);

export const personByEmail = (email: string): Person | undefined =>
  people.find((person) => person.email === email.trim().toLowerCase());

export const personById = (directoryId: string): Person | undefined =>
  people.find((person) => person.directoryId === directoryId);

export const passwordFits = (password: string): boolean => password === demoPassword;

export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;
