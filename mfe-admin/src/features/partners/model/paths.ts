import type { PartnerType } from '@surco/shared/contract/statuses';

const SECTION = '/dashboard/partners';

/** */
export const listPath = (type: PartnerType): string => `${SECTION}/list/${type}`;
/** R-31; begins with the type of the list it was opened from. */
export const newPath = (type: PartnerType): string => `${SECTION}/create?type=${type}`;
/** */
export const editPath = (id: string): string => `${SECTION}/edit?id=${id}`;
