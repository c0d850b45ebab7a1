import { buildApiUrl } from '../../platform';

/** The URL of a picture: of an address of the API (`getImageAddress`), or of one that is in the text itself (`data:…`). */
export const getImageUrl = (address: string): string => (address.startsWith('data:') ? address : buildApiUrl(address));
