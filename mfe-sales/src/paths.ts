import { buildPath, NEW_PAYMENT_PARAM, salesPaths, getVoucherPath } from '@surco/shared/contract';

export {
  DELIVERY_PARAM,
  NEW_PAYMENT_PARAM,
  getCustomerPath,
  getPartnerPath,
  getProductPath,
  getReceiptPath,
  getSalePath,
  getSeasonPath,
  getSimulationPath,
  getUserPath,
  getVoucherPath,
  RECEIPT_PARAM,
} from '@surco/shared/contract';

export const CREATE_SALE_PATH = salesPaths.createSale;
export const IMPORT_PATH = salesPaths.importSales;
export const getEditSalePath = (id: string): string => buildPath(salesPaths.editSale, { id });
export const getEditVoucherPath = (id: string): string => buildPath(salesPaths.editVoucher, { id });
export const getConvertVoucherPath = (voucherId: string): string => buildPath(salesPaths.convertVoucher, { voucherId });
export const CREATE_VOUCHER_PATH = salesPaths.createVoucher;

export const getNewPaymentPath = (id: string): string => `${getVoucherPath(id)}?${NEW_PAYMENT_PARAM}=1`;
