import type { CustomerDetail } from '@surco/shared/contract';
import {
  formatCount,
  formatDate,
  formatFullName,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPhone,
  getPhoneHref,
  noValue,
  personTypeLabels,
} from '@surco/shared/domain';
import type { DetailPageProps } from '@surco/shared/ui/detail';
import { texts } from '../texts';

/** The metrics of the profile: purchases, balance and land. */
export const getCustomerMetrics = ({ summary, hectares, herdSize }: CustomerDetail): DetailPageProps['metrics'] => [
  {
    label: texts.purchases,
    value: formatMoney(summary.salesTotal),
    hint: formatCount(summary.sales, 'venta', 'ventas'),
  },
  {
    label: texts.amountDue,
    value: formatMoney(summary.balance),
    hint: formatCount(summary.vouchers, 'DKbono', 'DKbonos'),
  },
  {
    label: texts.land,
    value: formatHectares(hectares),
    ...(herdSize === null ? {} : { hint: formatCount(herdSize, 'cabeza', 'cabezas') }),
  },
];

const getContactFields = (customer: CustomerDetail) => ({
  title: texts.contact,
  fields: [
    ...(customer.businessName ? [{ label: texts.person, value: formatFullName(customer) }] : []),
    {
      label: texts.phone,
      // The number of an anonymous customer is a placeholder that nobody can call.
      value:
        customer.anonymizedAt === null ? (
          <a href={getPhoneHref(customer.phone)}>{formatPhone(customer.phone)}</a>
        ) : null,
    },
    { label: texts.email, value: customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a> },
    { label: texts.personType, value: personTypeLabels[customer.personType] },
    { label: texts.rfc, value: customer.rfc },
  ],
});

const getRanchFields = (customer: CustomerDetail) => ({
  title: texts.ranch,
  fields: [
    { label: texts.locality, value: customer.locality.name },
    { label: texts.zone, value: customer.zone.name },
    { label: texts.address, value: customer.address },
    { label: texts.postalCode, value: customer.postalCode },
    { label: texts.productionType, value: customer.productionType?.name },
    { label: texts.hectares, value: formatHectares(customer.hectares) },
    { label: texts.herd, value: formatNumber(customer.herdSize) },
  ],
});

const formatNotice = ({ privacyNoticeAcceptedAt, privacyNoticeVersion }: CustomerDetail): string =>
  privacyNoticeAcceptedAt
    ? texts.noticeAccepted(formatDate(privacyNoticeAcceptedAt), privacyNoticeVersion ?? noValue)
    : texts.noticePending;

const getServiceFields = (customer: CustomerDetail) => ({
  title: texts.serviceSection,
  fields: [
    { label: texts.consultant, value: customer.consultant ? formatFullName(customer.consultant) : texts.noConsultant },
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
