import { fullName } from '@surco/shared/domain/names';
import { call } from '@surco/shared/platform';
import type { FindOption, LoadOptions, Option } from '@surco/shared/ui/option';

const ENOUGH = 50;

const toOption = (user: { id: string; firstName: string; lastName: string }): Option => ({
  value: user.id,
  label: fullName(user),
});

/** Whom a customer may be given to: the active consultants within the caller's reach. */
export const activeConsultants: LoadOptions = async (search) => {
  const query = { role: 'Consultant', status: 'ACTIVO', search, page: 1, size: ENOUGH, sort: 'name' } as const;
  return (await call('GET /users', { query })).data.map(toOption);
};

/** Who has customers: those who sell no more included. */
export const allConsultants: LoadOptions = async (search) => {
  const query = { role: 'Consultant', search, page: 1, size: ENOUGH, sort: 'name' } as const;
  return (await call('GET /users', { query })).data.map(toOption);
};

export const findConsultant: FindOption = async (id) => toOption(await call('GET /users/{id}', { params: { id } }));
