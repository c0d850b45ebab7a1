import { toSearch } from '@surco/shared/platform';

const SECTION = '/dashboard/customers';

export const LIST_PATH = `${SECTION}/list`;
/** those who wait for approval are the list by its state, the longest wait first. */
export const PENDING_PATH = `${LIST_PATH}?status=PENDIENTE&sort=createdAt`;
/** */
export const NEW_PATH = `${SECTION}/form`;
/** the profile; for a consultant, the form. */
export const customerPath = (id: string): string => `${NEW_PATH}/${id}`;
/** */
export const editPath = (id: string): string => `${NEW_PATH}/${id}/edit`;

const ofCustomer = (list: string) => (customerId: string) => `/dashboard/sales/list/${list}${toSearch({ customerId })}`;

/** The lists of sales and DKbonos, of one customer. */
export const salesOf = ofCustomer('sale');
export const vouchersOf = ofCustomer('voucher');
export const salePath = (id: string): string => `/dashboard/sales/sale/${id}`;
export const voucherPath = (id: string): string => `/dashboard/sales/dkbono/${id}`;
/** one's own saved simulations that name the customer. */
export const simulationsOf = (customer: string): string =>
  `/dashboard/simulator/simulator${toSearch({ view: 'scenarios', search: customer })}`;
/** the simulator with a saved simulation on its screen. */
export const simulationPath = (id: string): string => `/dashboard/simulator/simulator${toSearch({ simulation: id })}`;
