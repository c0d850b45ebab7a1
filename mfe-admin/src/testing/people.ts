import type { UserDetail } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { session } from '@surco/shared/platform';
import { person as signedIn } from '@surco/shared/testing/people';

const id = (end: number): string => `0a4e3a4e-7a44-4a0e-9f43-${String(end).padStart(12, '0')}`;

export const norte = { id: id(900), name: 'Agrosemillas del Norte' };
export const laguna = { id: id(901), name: 'Laguna' };
export const altos = { id: id(902), name: 'Altos–Ags' };

const stamps = { version: 3, createdAt: '2026-01-02T18:00:00.000Z', updatedAt: '2026-01-05T18:00:00.000Z' };

/** A consultant who waits for approval, unless told otherwise. */
export const person = (end: number, change: Partial<UserDetail> = {}): UserDetail => ({
  id: id(end),
  firstName: 'Héctor',
  lastName: 'Garza',
  email: 'hector@surco.test',
  phone: '8711234567',
  role: 'Consultant',
  status: 'PENDIENTE',
  distributorId: norte.id,
  distributor: norte,
  zones: [],
  acceptedTosAt: null,
  statusReason: null,
  clientKeyHint: null,
  ...stamps,
  ...change,
});

/** Signs somebody of this role in, who is none of the users of a test. */
export const actAs = (role: Role, own = id(999)): void => session.setUser(signedIn(role, { id: own }));

/** A page of a list as the API answers it. */
export const pageOf = <T>(...data: readonly T[]) => ({
  data,
  page: 1,
  size: 10,
  totalPages: 1,
  totalRecords: data.length,
});
