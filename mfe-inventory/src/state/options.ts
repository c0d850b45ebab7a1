import { among } from '@surco/shared/domain/among';
import { distributorLabel } from '@surco/shared/domain/partner';
import { productName } from '@surco/shared/domain/product';
import { call } from '@surco/shared/platform';

export const seasons = among(async () => (await call('GET /seasons', { query: { page: 1, size: 'all' } })).data);
/** Those that sell no more included: their inventory remains. */
export const distributors = among(() => call('GET /distributors/names', {}), distributorLabel);
/** Those sold no more included: their inventory remains. */
export const products = among(() => call('GET /products/names', {}), productName);
