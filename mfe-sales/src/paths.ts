import { buildPath, salesPaths, voucherPath } from '@surco/shared/contract';

export { salePath, simulationPath, voucherPath } from '@surco/shared/contract';

export const CREATE_SALE_PATH = salesPaths.createSale;
export const IMPORT_PATH = salesPaths.importSales;
export const editSalePath = (id: string): string => buildPath(salesPaths.editSale, { id });
export const editVoucherPath = (id: string): string => buildPath(salesPaths.editVoucher, { id });
export const convertVoucherPath = (voucherId: string): string => buildPath(salesPaths.convertVoucher, { voucherId });
export const CREATE_VOUCHER_PATH = salesPaths.createVoucher;
/** The DKbono with the form of its next payment open. */
export const newPaymentPath = (id: string): string => `${voucherPath(id)}?abono=1`;
