import { statusLabels } from '@surco/shared/domain';

/** The statuses of a partner, who needs no approval. */
export const PARTNER_STATUSES = ['ACTIVO', 'INACTIVO'] as const;

export const partnerStatusOptions = PARTNER_STATUSES.map((value) => ({ value, label: statusLabels[value] }));
