import { formatDistributorName, localOptions } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';

/** Active distributors, for the user form. */
export const sellingDistributorOptions = localOptions(() => call('GET /distributors', {}));
/** Includes inactive distributors, whose users remain. */
export const distributorOptions = localOptions(() => call('GET /distributors/names', {}), formatDistributorName);
