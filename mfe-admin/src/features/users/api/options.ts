import { among } from '@surco/shared/domain/among';
import { distributorLabel } from '@surco/shared/domain/partner';
import { call } from '@surco/shared/platform';

/** Those that a user can be given to. */
export const sellingDistributors = among(() => call('GET /distributors', {}));
/** Those that sell no more included: their people remain. */
export const distributors = among(() => call('GET /distributors/names', {}), distributorLabel);
