import type { Partner } from '../../contract';
import { formatPhone, statusLabels } from '../../domain';
import { partnerFields as fields } from '../partner';
import type { DescribedColumns } from './describedColumn';

export const partnerColumns = {
  name: { heading: fields.name.label, width: 34, value: ({ name }) => name },
  rfc: { heading: fields.rfc.label, width: 17, value: ({ rfc }) => rfc },
  contact: { heading: fields.contact.label, width: 28, value: ({ contact }) => contact },
  phone: { heading: fields.phone.label, width: 16, value: ({ phone }) => (phone ? formatPhone(phone) : null) },
  locality: { heading: fields.localityId.label, width: 26, value: ({ locality }) => locality?.name ?? null },
  zones: {
    heading: fields.zoneIds.label,
    width: 36,
    value: ({ zones }) => zones.map(({ name }) => name).join(', ') || null,
  },
  tonnes: {
    heading: fields.tonnesAvailable.label,
    kind: 'decimal',
    value: ({ tonnesAvailable }) => tonnesAvailable,
  },
  price: { heading: fields.pricePerTonne.label, kind: 'money', value: ({ pricePerTonne }) => pricePerTonne },
  status: { heading: fields.status.label, width: 16, value: ({ status }) => statusLabels[status] },
} as const satisfies DescribedColumns<Partner>;
