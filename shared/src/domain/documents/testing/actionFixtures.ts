// Users and seasons for the tests of the permissions on sales and DKbonos.

export const today = '2026-11-20';
export const openSeason = { name: 'PV 2026', startDate: '2026-01-01', isOpen: true, isVoucherOpen: true };
export const closedSeason = { ...openSeason, isOpen: false, isVoucherOpen: false };
export const admin = { id: 'a', role: 'Admin' };
/** The consultant of the documents. */
export const ownConsultant = { id: 'k', role: 'Consultant' };
export const otherConsultant = { id: 'x', role: 'Consultant' };
export const coordinator = { id: 'c', role: 'Coordinator' };
export const supervisor = { id: 's', role: 'Supervisor' };

/** The names of the allowed actions, separated by spaces. */
export const listAllowed = (actions: Readonly<Record<string, boolean>>): string =>
  Object.keys(actions)
    .filter((name) => actions[name])
    .join(' ');
