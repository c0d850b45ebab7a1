/** Password of all demo accounts. */
export const PASSWORD = 'Surco.demo.2026';

export const ACCOUNTS = {
  admin: 'admin@surco.test',
  coordinator: 'coordinacion@surco.test',
  supervisor: 'supervision@surco.test',
  consultant: 'consultor@surco.test',
  newcomer: 'nuevo.consultor@surco.test',
} as const;

export const FARMER = { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' } as const;
