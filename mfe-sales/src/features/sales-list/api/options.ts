import { distributorLabel, fold, productName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/option';
import { customerName, fullName } from '../../../state/names';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A filter's choices; asked for when the filter is opened, not with the page. */
export interface Choices {
  readonly load: LoadOptions;
  readonly find: FindOption;
}

const ALL = { page: 1, size: 'all' } as const;
const MATCHES = { page: 1, size: 20 } as const;

const toOption = ({ id, name }: Named): Option => ({ value: id, label: name });

/** Few enough to fetch whole and search here. */
const among = (all: () => Promise<readonly Named[]>): Choices => ({
  load: async (text) => (await all()).map(toOption).filter(({ label }) => fold(label).includes(fold(text))),
  find: async (id) => (await all()).map(toOption).find(({ value }) => value === id),
});

export const seasons = among(async () => (await call('GET /seasons', { query: ALL })).data);
export const zones = among(async () => (await call('GET /zones', { query: ALL })).data);
export const states = among(() => call('GET /states', {}));
/** Those that sell no more included: what they sold remains. */
export const distributors = among(async () =>
  (await call('GET /distributors/names', {})).map((one) => ({ id: one.id, name: distributorLabel(one) })),
);

/** Those sold no more included: their sales remain. */
export const products = among(async () =>
  (await call('GET /products/names', {})).map((product) => ({ id: product.id, name: productName(product) })),
);

/** Whoever sells within the caller's reach, those who sell no more included: their sales remain. */
export const consultants = among(async () => {
  const { data } = await call('GET /users', { query: { ...ALL, role: 'Consultant', sort: 'name' } });
  return data.map((user) => ({ id: user.id, name: fullName(user) }));
});

const customerOption = (customer: Parameters<typeof customerName>[0] & { readonly id: string }): Option => ({
  value: customer.id,
  label: customerName(customer),
});

/** Too many to fetch whole: searched on the server. */
export const customers: Choices = {
  load: async (search) => (await call('GET /clients', { query: { ...MATCHES, search } })).data.map(customerOption),
  find: async (id) => customerOption(await call('GET /clients/{id}', { params: { id } })),
};
