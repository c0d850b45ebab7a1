import { fullName } from '@surco/shared/domain/names';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/option';

const ENOUGH = 30;

const toOption = (user: Parameters<typeof fullName>[0] & { id: string }): Option => ({
  value: user.id,
  label: fullName(user),
});

/** Whoever may have changed something, those who left included. */
export const searchPeople: LoadOptions = async (search) => {
  const query = { search, page: 1, size: ENOUGH, sort: 'name' };
  return (await call('GET /users', { query })).data.map(toOption);
};

export const findPerson: FindOption = async (id) => toOption(await call('GET /users/{id}', { params: { id } }));
