import { regionPaths } from '@surco/shared/contract';

/** the list of localities. */
export const LOCALITIES_PATH = regionPaths.localities;
export const IMPORT_LOCALITIES_PATH = regionPaths.importLocalities;
export const getZoneLocalitiesPath = (zoneId: string): string => `${LOCALITIES_PATH}?zoneId=${zoneId}`;
