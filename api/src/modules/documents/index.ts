export { matchVouchersOfConsultant, matchVouchersOfCustomer, reassignVouchers } from './vouchers/reassignVouchers';
export { expireVouchers } from './vouchers/expireVouchers';
export { notifyExpiringVouchers } from './vouchers/notifyExpiringVouchers';
export type { VoucherPdfData } from './voucherPdf/voucherPdfData';
export { documentRoutes } from './routes';
export { findSale, listSales, buildSalesListSource } from './sales/repository';
export { findVoucher, listVouchers } from './vouchers/repository';
export { capAmount, customerBalanceSql } from './common/customerAccount';
