import type { Customer } from '../../contract';
import { formatCustomerName, formatCustomerPhone, formatFullName, statusLabels } from '../../domain';
import { customerFields as fields } from '../customer';
import type { DescribedColumns } from './describedColumn';

export const customerColumns = {
  name: { heading: 'Nombre', width: 40, value: formatCustomerName },
  contact: {
    heading: 'Contacto',
    width: 28,
    value: (customer) => (customer.businessName ? formatFullName(customer) : null),
  },
  phone: {
    heading: fields.phone.label,
    width: 16,
    value: ({ phone }) => formatCustomerPhone(phone) || null,
  },
  locality: { heading: fields.localityId.label, width: 26, value: ({ locality }) => locality.name },
  zone: { heading: 'Zona', value: ({ zone }) => zone.name },
  hectares: {
    heading: fields.hectares.heading,
    kind: 'decimal',
    unit: fields.hectares.unit,
    value: ({ hectares }) => hectares,
  },
  herdSize: { heading: fields.herdSize.heading, kind: 'integer', value: ({ herdSize }) => herdSize },
  productionType: {
    heading: fields.productionTypeId.label,
    value: ({ productionType }) => productionType?.name ?? null,
  },
  consultant: {
    heading: fields.consultantId.label,
    width: 28,
    value: ({ consultant }) => (consultant ? formatFullName(consultant) : null),
  },
  rfc: { heading: fields.rfc.label, width: 17, value: ({ rfc }) => rfc },
  email: { heading: fields.email.label, width: 32, value: ({ email }) => email },
  createdAt: { heading: 'Alta', kind: 'date', value: ({ createdAt }) => createdAt },
  status: { heading: 'Estatus', width: 16, value: ({ status }) => statusLabels[status] },
} as const satisfies DescribedColumns<Customer>;
