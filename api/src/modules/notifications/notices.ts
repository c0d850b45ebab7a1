import type { MailKey } from '../messages/mails';
import type { Subject } from './facts';
import type { Recipient } from './people';

interface Notice {
  /** The kind of thing it is about. */
  about: Subject;
  to: readonly Recipient[];
  /** Where its words lead; `{id}` is the thing's. */
  link: string;
  /** Told to whoever did it as well: the act is a receipt, or the state it led to concerns them as it does others. */
  alsoActor?: true;
  /** The customer is told by mail, if there is an address. */
  mail?: MailKey;
  /** Words that only whoever tells it knows. */
  extra?: readonly string[];
}

const voucherPage = '/dashboard/sales/dkbono/{id}';
const salePage = '/dashboard/sales/sale/{id}';
const salesList = '/dashboard/sales/list/sale';
const userPage = '/dashboard/users/form/{id}';
const clientPage = '/dashboard/customers/form/{id}';
const seasonsPage = '/dashboard/seasons/list';
const stockPage = '/dashboard/seasons/details/{id}';

/** Who is told what (domain.md §6). One more event is one more row, and its words in `messages`. */
export const notices = {
  'voucher.created': {
    about: 'voucher',
    to: ['consultant'],
    link: voucherPage,
    alsoActor: true,
    mail: 'voucher.created',
  },
  'voucher.payment': {
    about: 'voucher',
    to: ['consultant'],
    link: voucherPage,
    alsoActor: true,
    mail: 'voucher.payment',
    extra: ['importe'],
  },
  'voucher.paid': {
    about: 'voucher',
    to: ['consultant', 'supervisors'],
    link: voucherPage,
    alsoActor: true,
    mail: 'voucher.paid',
  },
  'voucher.expiring': { about: 'voucher', to: ['consultant'], link: voucherPage, extra: ['plazo', 'dias'] },
  'voucher.expired': { about: 'voucher', to: ['consultant', 'supervisors'], link: voucherPage },
  'sale.created': { about: 'sale', to: ['supervisors'], link: salePage },
  'sale.edited': { about: 'sale', to: ['supervisors'], link: salePage },
  'sale.deleted': { about: 'sale', to: ['supervisors', 'coordinators', 'admins'], link: salesList },
  'stock.low': { about: 'inventory', to: ['coordinators', 'admins'], link: stockPage, alsoActor: true },
  'stock.exhausted': {
    about: 'inventory',
    to: ['coordinators', 'admins', 'sellers'],
    link: stockPage,
    alsoActor: true,
  },
  'user.pending': { about: 'account', to: ['supervisors', 'coordinators', 'admins'], link: userPage },
  'user.approved': { about: 'account', to: [], link: '', mail: 'user.approved', extra: ['enlace'] },
  'user.rejected': { about: 'account', to: [], link: '', mail: 'user.rejected', extra: ['motivo'] },
  'client.pending': { about: 'client', to: ['supervisors', 'coordinators', 'admins'], link: clientPage },
  'client.approved': { about: 'client', to: [], link: '', mail: 'client.approved' },
  'client.rejected': { about: 'client', to: [], link: '', mail: 'client.rejected', extra: ['motivo'] },
  'season.opened': { about: 'season', to: ['staff'], link: seasonsPage, alsoActor: true, extra: ['ventana'] },
  'season.closed': { about: 'season', to: ['staff'], link: seasonsPage, alsoActor: true, extra: ['ventana'] },
  'import.finished': { about: 'user', to: ['person'], link: salesList, alsoActor: true, extra: ['ventas', 'filas'] },
} as const satisfies Record<string, Notice>;

export type NoticeType = keyof typeof notices;

type Extra<T extends NoticeType> = (typeof notices)[T] extends { extra: readonly (infer N extends string)[] }
  ? { values: Readonly<Record<N, string>> }
  : { values?: undefined };

/** Something that happened: to which thing, and who did it (null: nobody, the day came). */
export type NoticeEvent = {
  [T in NoticeType]: { type: T; id: string; actorId: string | null } & Extra<T>;
}[NoticeType];

export const noticeOf = (type: NoticeType): Notice => notices[type];
