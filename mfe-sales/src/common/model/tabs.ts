import { getPathPrefix, salesPaths } from '@surco/shared/contract';

/** E-05: the current tab is part of the path; `sale` by default. */
export const TABS = ['sale', 'voucher'] as const;
export type Tab = (typeof TABS)[number];
export const DEFAULT_TAB: Tab = 'sale';

export const tabLabels: Readonly<Record<Tab, string>> = { sale: 'Ventas', voucher: 'DKbonos' };

const backLabels: Readonly<Record<Tab, string>> = { sale: 'Volver a ventas', voucher: 'Volver a DKbonos' };

const tabPaths: Readonly<Record<Tab, string>> = { sale: salesPaths.saleList, voucher: salesPaths.voucherList };
export const getTabPath = (tab: Tab): string => tabPaths[tab];
/** The link to the list from a record that is missing. */
export const getBackLink = (tab: Tab) => ({ label: backLabels[tab], to: tabPaths[tab] });
/** Prefixes of further paths at which the menu marks the entry of a tab as active: its records and forms. */
export const menuActivePaths: Readonly<Record<Tab, readonly string[]>> = {
  sale: [salesPaths.sale, salesPaths.createSale, salesPaths.editSale, salesPaths.importSales].map(getPathPrefix),
  voucher: [salesPaths.voucher, salesPaths.createVoucher, salesPaths.editVoucher].map(getPathPrefix),
};

/** Newest first. */
export const DEFAULT_SORT = '-date';

/** First requests of the lists, started by the HTML; equal to what the page sends. */
export const FIRST_SALES_CALL = `/sales?page=1&size=10&sort=${DEFAULT_SORT}`;
export const FIRST_VOUCHERS_CALL = `/vouchers?page=1&size=10&sort=${DEFAULT_SORT}`;
