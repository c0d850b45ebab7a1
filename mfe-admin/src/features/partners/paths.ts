import { buildPath, partnerPaths } from '@surco/shared/contract';
import type { PartnerType } from '@surco/shared/domain';

/** the list of one type. */
export const getPartnersListPath = (type: PartnerType): string => buildPath(partnerPaths.list, { type });
export const IMPORT_PARTNERS_PATH = partnerPaths.importPartners;
/** the form of a new partner of this type. */
export const getNewPartnerPath = (type: PartnerType): string => `${partnerPaths.newPartner}?type=${type}`;
