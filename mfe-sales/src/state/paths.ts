import { CREATE_SALE_PATH, SECTION_PATH } from './tabs';

/** The addresses of sales and DKbonos, one by one. */
export const voucherPath = (id: string): string => `${SECTION_PATH}/dkbono/${id}`;
export const editSalePath = (id: string): string => `${SECTION_PATH}/edit-sale/${id}`;
export const editVoucherPath = (id: string): string => `${SECTION_PATH}/edit-dkbono/${id}`;
/** T-03: a DKbono becomes a sale through the form of a new sale. */
export const convertPath = (voucherId: string): string => `${CREATE_SALE_PATH}/${voucherId}`;
export const CREATE_VOUCHER_PATH = `${SECTION_PATH}/create-dkbono`;
/** The DKbono with its next payment to fill in. */
export const payPath = (id: string): string => `${voucherPath(id)}?abono=1`;
/** A saved simulation, opened in the simulator again. */
export const simulationPath = (id: string): string =>
  `/dashboard/simulator/simulator?simulation=${encodeURIComponent(id)}`;
