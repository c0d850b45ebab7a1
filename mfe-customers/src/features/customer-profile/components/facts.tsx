import type { ClientDetail } from '@surco/shared/contract';
import { formatDate, formatHectares, formatNumber, plural } from '@surco/shared/domain/formats';
import { formatMoney } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import { personTypeLabels } from '@surco/shared/domain/rfc';
import type { DetailPageProps } from '@surco/shared/ui/detail-page';
import { texts } from '../texts';

/** The three figures that matter: what was bought, what is owed, and how much land there is. */
export const figuresOf = ({ summary, hectares, herdSize }: ClientDetail): DetailPageProps['figures'] => [
  { label: texts.bought, value: formatMoney(summary.salesTotal), hint: plural(summary.sales, 'venta', 'ventas') },
  { label: texts.owed, value: formatMoney(summary.balance), hint: plural(summary.vouchers, 'DKbono', 'DKbonos') },
  {
    label: texts.land,
    value: formatHectares(hectares),
    ...(herdSize === null ? {} : { hint: plural(herdSize, 'cabeza', 'cabezas') }),
  },
];

const contact = (client: ClientDetail) => ({
  title: texts.contact,
  facts: [
    ...(client.businessName ? [{ label: texts.person, value: fullName(client) }] : []),
    { label: texts.phone, value: <a href={phoneHref(client.phone)}>{formatPhone(client.phone)}</a> },
    { label: texts.email, value: client.email && <a href={`mailto:${client.email}`}>{client.email}</a> },
    { label: texts.personType, value: personTypeLabels[client.personType] },
    { label: texts.rfc, value: client.rfc },
  ],
});

const ranch = (client: ClientDetail) => ({
  title: texts.ranch,
  facts: [
    { label: texts.locality, value: client.locality.name },
    { label: texts.zone, value: client.zone.name },
    { label: texts.address, value: client.address },
    { label: texts.postalCode, value: client.postalCode },
    { label: texts.productionType, value: client.productionType?.name },
    { label: texts.hectares, value: formatHectares(client.hectares) },
    { label: texts.herd, value: formatNumber(client.herdSize) },
  ],
});

const attention = ({ consultant, createdAt, privacyNoticeAcceptedAt, statusReason }: ClientDetail) => ({
  title: texts.attention,
  facts: [
    { label: texts.consultant, value: consultant ? fullName(consultant) : texts.noConsultant },
    { label: texts.createdAt, value: formatDate(createdAt) },
    {
      label: texts.notice,
      value: privacyNoticeAcceptedAt ? texts.noticeAccepted(formatDate(privacyNoticeAcceptedAt)) : texts.noticePending,
    },
    ...(statusReason ? [{ label: texts.reason, value: statusReason }] : []),
  ],
});

export const groupsOf = (client: ClientDetail): DetailPageProps['groups'] => [
  contact(client),
  ranch(client),
  attention(client),
];
