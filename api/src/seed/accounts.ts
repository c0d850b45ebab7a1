import type { Role } from '@surco/shared/domain';

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

/** Accounts to try the product with. Their ids are fixed, so that links stay valid when the data is loaded again. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: '1a000000-0000-4000-8000-000000000001',
    email: 'admin@surco.test',
    firstName: 'Adriana',
    lastName: 'Salas Montemayor',
    role: 'Admin',
    phone: '8711000001',
    acceptedTos: true,
    directoryId: 'd0000000-0000-4000-8000-000000000001',
  },
  {
    id: '1a000000-0000-4000-8000-000000000002',
    email: 'coordinacion@surco.test',
    firstName: 'Carlos',
    lastName: 'Orozco Delgado',
    role: 'Coordinator',
    phone: '8711000002',
    acceptedTos: true,
    directoryId: 'd0000000-0000-4000-8000-000000000002',
  },
  {
    id: '1a000000-0000-4000-8000-000000000003',
    email: 'supervision@surco.test',
    firstName: 'Silvia',
    lastName: 'Robles Aguirre',
    role: 'Supervisor',
    phone: '8711000003',
    acceptedTos: true,
    directoryId: 'd0000000-0000-4000-8000-000000000003',
  },
  {
    id: '1a000000-0000-4000-8000-000000000004',
    email: 'consultor@surco.test',
    firstName: 'Héctor',
    lastName: 'Garza Villarreal',
    role: 'Consultant',
    phone: '8711000004',
    acceptedTos: true,
    directoryId: 'd0000000-0000-4000-8000-000000000004',
  },
  {
    id: '1a000000-0000-4000-8000-000000000005',
    email: 'nuevo.consultor@surco.test',
    firstName: 'Noemí',
    lastName: 'Cárdenas Ruiz',
    role: 'Consultant',
    phone: '8711000005',
    acceptedTos: false,
    directoryId: 'd0000000-0000-4000-8000-000000000005',
  },
  {
    id: '1a000000-0000-4000-8000-000000000006',
    email: 'agricultor@surco.test',
    firstName: 'Anselmo',
    lastName: 'Fuentes Treviño',
    role: 'Farmer',
    phone: demoFarmerLogin.phone,
    acceptedTos: true,
  },
];

/** The demo users as accounts of the local directory; farmers have none. */
export const demoDirectory = {
  users: demoAccounts.flatMap(({ directoryId, ...account }) => (directoryId ? [{ ...account, directoryId }] : [])),
  password: demoPassword,
};
