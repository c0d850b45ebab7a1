import type { CustomerDetail } from '@surco/shared/contract';
import {
  formatCount,
  formatCustomerPhone,
  formatDate,
  formatFullName,
  formatHectares,
  formatMoney,
  getPhoneHref,
  isPositiveMoney,
  noValue,
} from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { customerFields } from '@surco/shared/records/customer';
import { toDetailFields } from '@surco/shared/records/format';
import { RecordLink, type DetailPageProps } from '@surco/shared/ui/detail';
import { getCreditVouchersPath, getOwedVouchersPath, getUserPath } from '../../../paths';
import { hasCredit } from '../../../common/model/hasCredit';
import { texts } from '../texts';

/** An amount that leads to the list of the DKbonos that it adds up; without a link when there is none. */
const linkAmount = (amount: string, to: string) =>
  isPositiveMoney(amount) ? <Link to={to}>{formatMoney(amount)}</Link> : formatMoney(amount);

/** The metrics of the profile: purchases, balance, credit if there is any, and land. */
export const getCustomerMetrics = ({ id, summary, hectares, herdSize }: CustomerDetail): DetailPageProps['metrics'] => [
  {
    label: texts.purchases,
    value: formatMoney(summary.salesTotal),
    hint: formatCount(summary.sales, 'venta', 'ventas'),
  },
  {
    label: texts.amountDue,
    value: linkAmount(summary.balance, getOwedVouchersPath(id)),
    hint: formatCount(summary.vouchers, 'DKbono', 'DKbonos'),
  },
  ...(hasCredit(summary)
    ? [
        {
          label: texts.credit,
          value: linkAmount(summary.credit ?? '0', getCreditVouchersPath(id)),
          hint: texts.creditHint,
        },
      ]
    : []),
  {
    label: texts.land,
    value: formatHectares(hectares),
    ...(herdSize === null ? {} : { hint: formatCount(herdSize, 'cabeza', 'cabezas') }),
  },
];

const getContactFields = (customer: CustomerDetail) => {
  const phone = formatCustomerPhone(customer.phone);
  return {
    title: texts.contact,
    fields: [
      ...(customer.businessName ? [{ label: texts.person, value: formatFullName(customer) }] : []),
      { label: customerFields.phone.label, value: phone ? <a href={getPhoneHref(customer.phone)}>{phone}</a> : null },
      {
        label: customerFields.email.label,
        value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>,
      },
      ...toDetailFields(customerFields, customer, ['personType', 'rfc']),
    ],
  };
};

const getRanchFields = (customer: CustomerDetail) => ({
  title: texts.ranch,
  fields: [
    { label: customerFields.localityId.label, value: customer.locality.name },
    { label: texts.zone, value: customer.zone.name },
    ...toDetailFields(customerFields, customer, ['address', 'postalCode']),
    { label: customerFields.productionTypeId.label, value: customer.productionType?.name },
    ...toDetailFields(customerFields, customer, ['hectares', 'herdSize']),
  ],
});

const formatNotice = ({ privacyNoticeAcceptedAt, privacyNoticeVersion }: CustomerDetail): string =>
  privacyNoticeAcceptedAt
    ? texts.noticeAccepted(formatDate(privacyNoticeAcceptedAt), privacyNoticeVersion ?? noValue)
    : texts.noticePending;

const getServiceFields = (customer: CustomerDetail) => ({
  title: texts.serviceSection,
  fields: [
    {
      label: customerFields.consultantId.label,
      value: customer.consultant ? (
        <RecordLink to={getUserPath(customer.consultant.id)}>{formatFullName(customer.consultant)}</RecordLink>
      ) : (
        texts.noConsultant
      ),
    },
    { label: texts.createdAt, value: formatDate(customer.createdAt) },
    { label: texts.notice, value: formatNotice(customer) },
    ...(customer.statusReason ? [{ label: texts.reason, value: customer.statusReason }] : []),
  ],
});

export const getCustomerDetailFields = (customer: CustomerDetail): DetailPageProps['groups'] => [
  getContactFields(customer),
  getRanchFields(customer),
  getServiceFields(customer),
];
