import { getBootData } from '@surco/shared/platform';

/** Origin of the files of host and sections where it is not that of the page; else empty. */
export const getAssetsUrl = (): string => getBootData().config?.assetsUrl ?? '';
