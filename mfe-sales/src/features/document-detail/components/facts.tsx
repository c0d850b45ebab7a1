import type { Sale, Voucher } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { fullName } from '@surco/shared/domain/names';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { Fact } from '@surco/shared/ui/detail-page';
import { texts } from '../texts';

type Document = Sale | Voucher;

interface Group {
  title: string;
  facts: Fact[];
}

const customerFacts = ({ customer }: Document): Fact[] => [
  ...(customer.businessName ? [{ label: texts.company, value: customer.businessName }] : []),
  { label: customer.businessName ? texts.contact : texts.name, value: fullName(customer) },
  { label: texts.phone, value: <a href={phoneHref(customer.phone)}>{formatPhone(customer.phone)}</a> },
];

/** The facts of a document in groups; `own` are those only its kind has. */
export const factGroups = (document: Document, title: string, own: readonly Fact[]): Group[] => [
  { title: texts.customer, facts: customerFacts(document) },
  {
    title,
    facts: [
      { label: texts.date, value: formatDate(document.date) },
      ...own,
      { label: texts.season, value: document.season.name },
      { label: texts.seasonStart, value: formatDate(document.season.startDate) },
      { label: texts.distributor, value: document.distributor.name },
      { label: texts.consultant, value: fullName(document.consultant) },
    ],
  },
  ...(document.notes ? [{ title: texts.notes, facts: [{ label: texts.notes, value: document.notes }] }] : []),
];
