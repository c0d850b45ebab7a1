import type { Role } from '@surco/shared/domain';
import { createFixedId } from './random';

/** The password of every demo account. A production start loads no demo accounts. */
export const demoPassword = 'Surco.demo.2026';

export interface DemoAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  phone: string;
  acceptedTos: boolean;
  /** Object id of the user in the local directory; absent for users without single sign-on. */
  directoryId?: string;
}

/** The farmer's client login. */
export const demoFarmerLogin = { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' } as const;

const createAccount = (index: number, role: Role, name: string, firstName: string, lastName: string): DemoAccount => ({
  id: createFixedId('1a', index),
  email: `${name}@surco.test`,
  firstName,
  lastName,
  role,
  phone: `871100000${index}`,
  acceptedTos: true,
  directoryId: createFixedId('d0', index),
});

/** Accounts to try the product with. Their ids are fixed, so that links stay valid when the data is loaded again. */
export const demoAccounts: readonly DemoAccount[] = [
  createAccount(1, 'Admin', 'admin', 'Adriana', 'Salas Montemayor'),
  createAccount(2, 'Coordinator', 'coordinacion', 'Carlos', 'Orozco Delgado'),
  createAccount(3, 'Supervisor', 'supervision', 'Silvia', 'Robles Aguirre'),
  createAccount(4, 'Consultant', 'consultor', 'Héctor', 'Garza Villarreal'),
  { ...createAccount(5, 'Consultant', 'nuevo.consultor', 'Noemí', 'Cárdenas Ruiz'), acceptedTos: false },
  {
    ...createAccount(6, 'Farmer', 'agricultor', 'Anselmo', 'Fuentes Treviño'),
    phone: demoFarmerLogin.phone,
    directoryId: undefined,
  },
];

/** The demo users as accounts of the local directory; farmers have none. */
export const demoDirectory = {
  users: demoAccounts.flatMap(({ directoryId, ...account }) => (directoryId ? [{ ...account, directoryId }] : [])),
  password: demoPassword,
};
