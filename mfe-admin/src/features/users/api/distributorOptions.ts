import { formatDistributorName, createLocalOptions } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';

/** Active distributors, for the user form. */
export const activeDistributorOptions = createLocalOptions(() => call('GET /distributors', {}));
/** Includes inactive distributors, whose users remain. */
export const distributorOptions = createLocalOptions(() => call('GET /distributors/names', {}), formatDistributorName);
