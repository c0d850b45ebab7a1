import { fold } from '@surco/shared/domain/formats';
import { distributorLabel } from '@surco/shared/domain/partner';
import { productName } from '@surco/shared/domain/product';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/option';

interface Choices {
  readonly load: LoadOptions;
  readonly find: FindOption;
}

const toOption = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

/** Few enough to fetch whole and search here; asked for when they are looked at, not with the page. */
const among = (all: () => Promise<readonly { id: string; name: string }[]>): Choices => ({
  load: async (text) => (await all()).map(toOption).filter(({ label }) => fold(label).includes(fold(text))),
  find: async (id) => (await all()).map(toOption).find(({ value }) => value === id),
});

export const seasons = among(async () => (await call('GET /seasons', { query: { page: 1, size: 'all' } })).data);
/** Those that sell no more included: their inventory remains. */
export const distributors = among(async () =>
  (await call('GET /distributors/names', {})).map((one) => ({ id: one.id, name: distributorLabel(one) })),
);
/** Those sold no more included: their inventory remains. */
export const products = among(async () =>
  (await call('GET /products/names', {})).map((product) => ({ id: product.id, name: productName(product) })),
);
