import type { Role } from '@surco/shared/contract/roles';

/** The one password of every demo account; a production start loads none of them. */
export const demoPassword = 'Surco.demo.2026';

export interface DemoAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  phone: string;
  acceptedTos: boolean;
  /** The person's object id in the local directory; absent for who does not sign in through it. */
  directoryId?: string;
}

/** The accounts a person tries the product with (api.md, "Demo accounts"), with fixed ids so that links survive a reload of the data. */
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
    phone: '8711234567',
    acceptedTos: true,
  },
];

/** The farmer's client login. */
export const demoClientLogin = { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' };
