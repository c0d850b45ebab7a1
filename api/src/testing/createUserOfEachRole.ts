import type { Row } from '../core/db/schema/database';
import type { Factories } from './factories';

interface Options {
  /** The zone of the coordinator and the supervisor. */
  zoneId: string;
  consultant: Row<'users'>;
  /** Telephone and last digits of the key of the farmer. */
  farmer: readonly [phone: string, keyDigits: string];
}

/** Creates a user of each role but the consultant, who exists. */
export async function createUserOfEachRole(make: Factories, { zoneId, consultant, farmer: [phone, digits] }: Options) {
  return {
    Admin: await make.user('Admin'),
    Coordinator: await make.user('Coordinator', {}, [zoneId]),
    Supervisor: await make.user('Supervisor', {}, [zoneId]),
    Consultant: consultant,
    Farmer: await make.user('Farmer', { phone, client_key_hash: 'x', client_key_hint: `••••-${digits}` }),
  };
}
