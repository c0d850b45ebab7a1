import { demoFarmerLogin, demoPassword } from '../../api/src/seed/accounts';

export const PASSWORD = demoPassword;

export const ACCOUNTS = {
  admin: 'admin@surco.test',
  coordinator: 'coordinacion@surco.test',
  supervisor: 'supervision@surco.test',
  consultant: 'consultor@surco.test',
  newcomer: 'nuevo.consultor@surco.test',
} as const;

export const FARMER = demoFarmerLogin;
