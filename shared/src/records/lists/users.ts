import type { User } from '../../contract';
import { formatDate, formatFullName, formatPhone, invitationLabels, roleLabels, statusLabels } from '../../domain';
import { userFields as fields } from '../user';
import type { DescribedColumns } from './describedColumn';

const listZones = ({ zones }: User): string | null => zones.map(({ name }) => name).join(', ') || null;

/** @returns null for an account that needs no invitation */
export const describeInvitation = ({ invitation }: User): string | null => {
  if (!invitation) return null;
  const { state, expiresAt } = invitation;
  const isOpen = state === 'sent' || state === 'opened';
  return invitationLabels[state] + (isOpen && expiresAt ? `, vence el ${formatDate(expiresAt)}` : '');
};

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
  invitation: { heading: 'Invitación', width: 28, value: describeInvitation },
  createdAt: { heading: 'Fecha de alta', kind: 'date', value: ({ createdAt }) => createdAt },
  terms: { heading: 'Términos aceptados', kind: 'date', value: ({ acceptedTosAt }) => acceptedTosAt },
} as const satisfies DescribedColumns<User>;
