/** Load the actions on several sales or DKbonos. */
export const loadSaleActions = () => import(/* webpackChunkName: "bulk-sales" */ './SaleBulkActions');
export const loadVoucherActions = () => import(/* webpackChunkName: "bulk-vouchers" */ './VoucherBulkActions');
