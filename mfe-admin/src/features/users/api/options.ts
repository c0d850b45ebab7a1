import type { Named } from '../model/draft';
import { fold } from '@surco/shared/domain/formats';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, RemoteOption } from '@surco/shared/ui/option';

const toOption = (one: Named): RemoteOption<Named> => ({ value: one.id, label: one.name, data: one });

const all = async (): Promise<RemoteOption<Named>[]> => (await call('GET /distributors', {})).map(toOption);

/** Distributors by what was typed; they are few. */
export const searchDistributors: LoadOptions<Named> = async (text) =>
  (await all()).filter(({ label }) => fold(label).includes(fold(text)));

/** The distributor that an address or a user names. */
export const findDistributor: FindOption<Named> = async (id) => (await all()).find(({ value }) => value === id);
