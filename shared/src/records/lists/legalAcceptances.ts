import type { LegalAcceptance } from '../../contract';
import { formatFullName, legalTextLabels } from '../../domain';
import type { DescribedColumns } from './describedColumn';

export const legalAcceptanceColumns = {
  person: {
    heading: 'Persona',
    width: 34,
    value: ({ user, customer }) => (user ? formatFullName(user) : (customer?.name ?? '')),
  },
  personKind: { heading: 'Tipo de persona', value: ({ user }) => (user ? 'Usuario' : 'Cliente') },
  kind: { heading: 'Texto', width: 26, value: ({ kind }) => legalTextLabels[kind] },
  version: { heading: 'Versión', width: 16, value: ({ version }) => version },
  acceptedAt: { heading: 'Aceptó', kind: 'time', value: ({ acceptedAt }) => acceptedAt },
} as const satisfies DescribedColumns<LegalAcceptance>;
