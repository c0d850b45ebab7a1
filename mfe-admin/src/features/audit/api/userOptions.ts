import { formatFullName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/fields';

/** As many as a list shows without much scrolling; a longer text narrows the search. */
const MAX_RESULTS = 30;

const toOption = (user: Parameters<typeof formatFullName>[0] & { id: string }): Option => ({
  value: user.id,
  label: formatFullName(user),
});

/** Searches all users, including inactive ones, who may have changed records. */
export const loadUsers: LoadOptions = async (search) => {
  const query = { search, page: 1, size: MAX_RESULTS, sort: 'name' };
  return (await call('GET /users', { query })).data.map(toOption);
};

export const findUser: FindOption = async (id) => toOption(await call('GET /users/{id}', { params: { id } }));
