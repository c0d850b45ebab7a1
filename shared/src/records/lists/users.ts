import type { User } from '../../contract';
import { formatFullName, formatPhone, roleLabels, statusLabels } from '../../domain';
import { userFields as fields } from '../user';
import type { DescribedColumns } from './describedColumn';

const listZones = ({ zones }: User): string | null => zones.map(({ name }) => name).join(', ') || null;

export const userColumns = {
  name: { heading: 'Nombre', width: 34, value: formatFullName },
  email: { heading: fields.email.label, width: 32, value: ({ email }) => email },
  phone: { heading: fields.phone.label, width: 16, value: ({ phone }) => phone && formatPhone(phone) },
  role: { heading: fields.role.label, width: 16, value: ({ role }) => roleLabels[role] },
  /** The distributor of a consultant, or the zones of a coordinator or supervisor. */
  distributorOrZones: {
    heading: 'Distribuidor o zonas',
    width: 36,
    value: (user) => user.distributor?.name ?? listZones(user),
  },
  distributor: {
    heading: fields.distributorId.label,
    width: 32,
    value: ({ distributor }) => distributor?.name ?? null,
  },
  zones: { heading: 'Zonas', width: 36, value: listZones },
  status: { heading: 'Estatus', width: 16, value: ({ status }) => statusLabels[status] },
  createdAt: { heading: 'Fecha de alta', kind: 'date', value: ({ createdAt }) => createdAt },
  terms: { heading: 'Términos aceptados', kind: 'date', value: ({ acceptedTosAt }) => acceptedTosAt },
} as const satisfies DescribedColumns<User>;
