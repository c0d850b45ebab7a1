import { buildPath, customerPaths, salesPaths, seasonPaths, settingsPaths, userPaths } from '@surco/shared/contract';
import type { MailKey } from '../../core/mail/mailTemplates';
import type { SubjectType } from './subjectDetails';
import { type Recipient, recipientRoles } from './recipients';
import type { Role } from '@surco/shared/domain';

interface NotificationRule {
  /** The kind of its subject. */
  about: SubjectType;
  to: readonly Recipient[];
  /** Path of its link; `{id}` is the id of the subject. */
  link: string;
  /** Not sent to a user who has not read an earlier notification about the same subject. */
  unlessUnread?: true;
  /** Mail to the customer or user, if there is an address. */
  mail?: MailKey;
  /** Placeholders whose values the event supplies. */
  eventPlaceholders?: readonly string[];
}

const idParam = { id: '{id}' } as const;
const voucherPage = buildPath(salesPaths.voucher, idParam);
const salePage = buildPath(salesPaths.sale, idParam);
const salesList = salesPaths.saleList;
const userPage = buildPath(userPaths.user, idParam);
const customerPage = buildPath(customerPaths.customer, idParam);
const seasonsPage = seasonPaths.list;
const stockPage = buildPath(seasonPaths.inventory, idParam);

/**
 * Who is notified of what; the person who did it never is. A new event needs a row here, and an entry in `messageKinds`
 * and in `messageTexts`.
 */
export const notificationRules = {
  // The consultant creates it, so there is nobody else to notify.
  'voucher.created': { about: 'voucher', to: [], link: '', mail: 'voucher.created' },
  'voucher.payment': {
    about: 'voucher',
    to: ['consultant'],
    link: voucherPage,
    mail: 'voucher.payment',
    eventPlaceholders: ['importe'],
  },
  'voucher.paid': {
    about: 'voucher',
    to: ['consultant', 'supervisors'],
    link: voucherPage,
    mail: 'voucher.paid',
  },
  'voucher.expiring': { about: 'voucher', to: ['consultant'], link: voucherPage, eventPlaceholders: ['plazo', 'dias'] },
  'voucher.expired': { about: 'voucher', to: ['consultant', 'supervisors'], link: voucherPage },
  'sale.created': { about: 'sale', to: ['supervisors'], link: salePage },
  'sale.edited': { about: 'sale', to: ['supervisors'], link: salePage },
  'sale.deleted': { about: 'sale', to: ['supervisors', 'coordinators', 'admins'], link: salesList },
  'stock.low': { about: 'inventory', to: ['coordinators', 'admins'], link: stockPage },
  'stock.exhausted': {
    about: 'inventory',
    to: ['coordinators', 'admins', 'sellers'],
    link: stockPage,
  },
  'user.pending': { about: 'account', to: ['approvers'], link: userPage },
  'user.approved': { about: 'account', to: [], link: '', mail: 'user.approved', eventPlaceholders: ['enlace'] },
  'user.rejected': { about: 'account', to: [], link: '', mail: 'user.rejected', eventPlaceholders: ['motivo'] },
  'client.pending': { about: 'client', to: ['supervisors', 'coordinators', 'admins'], link: customerPage },
  // No `mail`: registerCustomer.ts queues it, with the same work for a new customer.
  'client.repeated': {
    about: 'client',
    to: ['consultant', 'supervisors', 'coordinators'],
    link: customerPage,
    unlessUnread: true,
  },
  'client.approved': { about: 'client', to: [], link: '', mail: 'client.approved' },
  'client.rejected': { about: 'client', to: [], link: '', mail: 'client.rejected', eventPlaceholders: ['motivo'] },
  'season.opened': {
    about: 'season',
    to: ['staff'],
    link: seasonsPage,
    eventPlaceholders: ['ventana'],
  },
  'season.closed': {
    about: 'season',
    to: ['staff'],
    link: seasonsPage,
    eventPlaceholders: ['ventana'],
  },
  'mail.failed': {
    about: 'system',
    to: ['admins'],
    link: settingsPaths.messages,
    eventPlaceholders: ['correos', 'motivos'],
  },
  'section.trial-ended': {
    about: 'system',
    to: ['admins'],
    link: settingsPaths.sections,
    eventPlaceholders: ['seccion', 'version', 'fallas', 'causa'],
  },
  'section.menu': {
    about: 'system',
    to: ['admins'],
    link: settingsPaths.sections,
    eventPlaceholders: ['seccion', 'equipo', 'entrada'],
  },
} as const satisfies Record<string, NotificationRule>;

export type NotificationType = keyof typeof notificationRules;

type EventValues<T extends NotificationType> = (typeof notificationRules)[T] extends {
  eventPlaceholders: readonly (infer N extends string)[];
}
  ? { values: Readonly<Record<N, string>> }
  : { values?: undefined };

/**
 * An event: the id of its subject, its actor (null for scheduled jobs and public registrations), the values of its
 * `eventPlaceholders`, and a sentence after the text for what else happened at once.
 */
export type NotificationEvent = {
  [T in NotificationType]: { type: T; id: string; actorId: string | null; note?: string } & EventValues<T>;
}[NotificationType];

export const getNotificationRule = (type: NotificationType): NotificationRule => notificationRules[type];

/** The types of notification that users of a role may get, in the order of the rules. */
export const listNotificationTypes = (role: Role): string[] =>
  Object.entries(notificationRules)
    .filter(([, { to }]) => to.some((recipient) => recipientRoles[recipient].includes(role)))
    .map(([type]) => type);
