import type { Named } from '../model/draft';
import { fold } from '@surco/shared/domain/formats';
import { distributorLabel } from '@surco/shared/domain/partner';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, RemoteOption } from '@surco/shared/ui/option';

const toOption = (one: Named): RemoteOption<Named> => ({ value: one.id, label: one.name, data: one });

const matching = (options: readonly RemoteOption<Named>[], text: string): readonly RemoteOption<Named>[] =>
  options.filter(({ label }) => fold(label).includes(fold(text)));

/** Distributors to give a user to, by what was typed; they are few. */
export const searchDistributors: LoadOptions<Named> = async (text) =>
  matching((await call('GET /distributors', {})).map(toOption), text);

const everyOne = async (): Promise<RemoteOption<Named>[]> =>
  (await call('GET /distributors/names', {})).map((one) => ({ ...toOption(one), label: distributorLabel(one) }));

/** Those that sell no more included: their people remain. */
export const searchAllDistributors: LoadOptions<Named> = async (text) => matching(await everyOne(), text);

/** The distributor that an address or a user names. */
export const findDistributor: FindOption<Named> = async (id) => (await everyOne()).find(({ value }) => value === id);
