import type { Sale, Voucher } from '@surco/shared/contract';
import {
  formatCustomerName,
  formatCustomerPhone,
  formatDate,
  formatFullName,
  getPhoneHref,
} from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { RecordLink, type DetailField } from '@surco/shared/ui/detail';
import { getCustomerPath, getPartnerPath, getSeasonPath, getUserPath } from '../../../paths';
import { texts } from '../texts';

type Document = Sale | Voucher;

interface DetailFieldGroup {
  title: string;
  fields: DetailField[];
}

function getCustomerFields({ customer, customerAccount }: Document): DetailField[] {
  const name = formatCustomerName(customer);
  const link = customerAccount === null ? name : <Link to={getCustomerPath(customer.id)}>{name}</Link>;
  const nameFields: DetailField[] = customer.businessName
    ? [
        { label: texts.company, value: link },
        { label: texts.contact, value: formatFullName(customer) },
      ]
    : [{ label: texts.name, value: link }];
  const phone = formatCustomerPhone(customer.phone);
  return [
    ...nameFields,
    { label: texts.phone, value: phone ? <a href={getPhoneHref(customer.phone)}>{phone}</a> : null },
  ];
}

/** Field groups of a document. `kindFields` are those that only a sale or only a DKbono has. */
export const getDetailFieldGroups = (
  document: Document,
  title: string,
  kindFields: readonly DetailField[],
): DetailFieldGroup[] => [
  { title: texts.customer, fields: getCustomerFields(document) },
  {
    title,
    fields: [
      { label: texts.date, value: formatDate(document.date) },
      ...kindFields,
      {
        label: texts.season,
        value: <RecordLink to={getSeasonPath(document.season.id)}>{document.season.name}</RecordLink>,
      },
      { label: texts.seasonStart, value: formatDate(document.season.startDate) },
      {
        label: texts.distributor,
        value: <RecordLink to={getPartnerPath(document.distributor.id)}>{document.distributor.name}</RecordLink>,
      },
      {
        label: texts.consultant,
        value: <RecordLink to={getUserPath(document.consultant.id)}>{formatFullName(document.consultant)}</RecordLink>,
      },
    ],
  },
  ...(document.notes ? [{ title: texts.notes, fields: [{ label: texts.notes, value: document.notes }] }] : []),
];
