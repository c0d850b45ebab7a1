import { formatFullName } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/fields';

/** The number of options that a search returns; a longer text narrows the search. */
const MAX_RESULTS = 50;

const toOption = (user: { id: string; firstName: string; lastName: string }): Option => ({
  value: user.id,
  label: formatFullName(user),
});

/** Searches the active consultants that a customer may be assigned to. */
export const loadActiveConsultants: LoadOptions = async (search) => {
  const query = { role: 'Consultant', status: 'ACTIVO', search, page: 1, size: MAX_RESULTS, sort: 'name' } as const;
  return (await call('GET /users', { query })).data.map(toOption);
};

/** Searches all consultants, including inactive ones, who may still have customers. */
export const loadAllConsultants: LoadOptions = async (search) => {
  const query = { role: 'Consultant', search, page: 1, size: MAX_RESULTS, sort: 'name' } as const;
  return (await call('GET /users', { query })).data.map(toOption);
};

export const findConsultant: FindOption = async (id) => toOption(await call('GET /users/{id}', { params: { id } }));
