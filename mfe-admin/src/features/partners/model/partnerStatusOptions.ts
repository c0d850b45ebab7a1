import { partnerStatuses, statusLabels } from '@surco/shared/domain';

export const partnerStatusOptions = partnerStatuses.map((value) => ({ value, label: statusLabels[value] }));
