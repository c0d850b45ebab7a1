/** E-05: the current tab of the sales lists is part of the address; `sale` unless another is asked for. */
export const TABS = ['sale', 'voucher'] as const;
export type Tab = (typeof TABS)[number];
export const DEFAULT_TAB: Tab = 'sale';

export const tabLabels: Readonly<Record<Tab, string>> = { sale: 'Ventas', voucher: 'DKbonos' };

export const SECTION_PATH = '/dashboard/sales';
export const tabPath = (tab: Tab): string => `${SECTION_PATH}/list/${tab}`;
const below = (...names: readonly string[]): string[] => names.map((name) => `${SECTION_PATH}/${name}`);
/** The addresses of each tab's records and forms. */
export const tabHolds: Readonly<Record<Tab, readonly string[]>> = {
  sale: below('sale', 'create-sale', 'edit-sale', 'import'),
  voucher: below('dkbono', 'create-dkbono', 'edit-dkbono'),
};
export const salePath = (id: string): string => `${SECTION_PATH}/sale/${id}`;
export const CREATE_SALE_PATH = `${SECTION_PATH}/create-sale`;
export const IMPORT_PATH = `${SECTION_PATH}/import`;

/** Newest first. */
export const DEFAULT_SORT = '-date';

/** The lists' first requests as the page sends them, so that the HTML can start them. */
export const FIRST_SALES_CALL = `/sales?page=1&size=10&sort=${DEFAULT_SORT}`;
export const FIRST_VOUCHERS_CALL = `/vouchers?page=1&size=10&sort=${DEFAULT_SORT}`;
