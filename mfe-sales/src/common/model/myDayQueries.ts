import { PANEL_SIZE } from './createMoreLink';

const FIRST_ROWS = { page: 1, size: PANEL_SIZE } as const;

/** The unpaid DKbonos that expire within 30 days, the next one first. */
export const EXPIRING_QUERY = { ...FIRST_ROWS, expiresIn: 30, sort: 'expiresAt' } as const;

/** The sales that wait for their delivery, the oldest first. */
export const TO_DELIVER_QUERY = { ...FIRST_ROWS, status: 'REGISTRADA', sort: 'date' } as const;

/** The active customers who bought in a season and not in another. */
export const createToVisitQuery = (boughtIn: string, notBoughtIn: string) =>
  ({ ...FIRST_ROWS, status: 'ACTIVO', boughtIn, notBoughtIn }) as const;
