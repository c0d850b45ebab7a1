import type { Sale } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import type { Fact } from '@surco/shared/ui/detail-page';
import { fullName } from '../../../state/names';
import { texts } from '../texts';

const customerFacts = ({ customer }: Sale): Fact[] => [
  ...(customer.businessName ? [{ label: texts.company, value: customer.businessName }] : []),
  { label: customer.businessName ? texts.contact : texts.name, value: fullName(customer) },
  { label: texts.phone, value: <a href={`tel:${customer.phone}`}>{customer.phone}</a> },
];

/** The facts of a sale in groups. */
export const factGroups = (sale: Sale): { title: string; facts: Fact[] }[] => [
  { title: texts.customer, facts: customerFacts(sale) },
  {
    title: texts.sale,
    facts: [
      { label: texts.date, value: formatDate(sale.date) },
      { label: texts.season, value: sale.season.name },
      { label: texts.seasonStart, value: formatDate(sale.season.startDate) },
      { label: texts.distributor, value: sale.distributor.name },
      { label: texts.consultant, value: fullName(sale.consultant) },
    ],
  },
  ...(sale.notes ? [{ title: texts.notes, facts: [{ label: texts.notes, value: sale.notes }] }] : []),
];
