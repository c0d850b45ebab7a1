import type { UserDetail } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import { userFields } from '@surco/shared/records/user';
import { createFields, createSessionUser, session } from '@surco/shared/testing';

/** Creates a UUID that ends in a number. */
const createTestId = (idNumber: number): string => `0a4e3a4e-7a44-4a0e-9f43-${String(idNumber).padStart(12, '0')}`;

export const norteDistributor = { id: createTestId(900), name: 'Agrosemillas del Norte' };
export const lagunaZone = { id: createTestId(901), name: 'Laguna' };
export const altosZone = { id: createTestId(902), name: 'Altos–Ags' };

const recordMetadata = { version: 3, createdAt: '2026-01-02T18:00:00.000Z', updatedAt: '2026-01-05T18:00:00.000Z' };

/** Creates a consultant who waits for approval. */
export const createUser = (idNumber: number, change: Partial<UserDetail> = {}): UserDetail => ({
  id: createTestId(idNumber),
  ...createFields(userFields, {
    firstName: 'Héctor',
    lastName: 'Garza',
    email: 'hector@surco.test',
    phone: '8711234567',
    role: 'Consultant',
    distributorId: norteDistributor.id,
  }),
  status: 'PENDIENTE',
  distributor: norteDistributor,
  zones: [],
  distributorZoneIds: [lagunaZone.id],
  invitation: null,
  createdById: createTestId(998),
  acceptedTosAt: null,
  acceptedTosVersion: null,
  statusReason: null,
  clientKeyHint: null,
  hasSecondFactor: false,
  ...recordMetadata,
  ...change,
});

/**
 * Signs in a user of this role, with the zone of the distributor of the test users.
 * @param id by default that of none of the test users
 */
export const signInAs = (role: Role, id = createTestId(999)): void =>
  session.setUser(createSessionUser(role, { id, zoneIds: [lagunaZone.id] }));
