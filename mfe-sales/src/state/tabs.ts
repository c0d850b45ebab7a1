/** E-05: the current tab of the sales lists is part of the address; `sale` unless another is asked for. */
export const TABS = ['sale'] as const;
export type Tab = (typeof TABS)[number];
export const DEFAULT_TAB: Tab = 'sale';

export const SECTION_PATH = '/dashboard/sales';
export const tabPath = (tab: Tab): string => `${SECTION_PATH}/list/${tab}`;
export const salePath = (id: string): string => `${SECTION_PATH}/sale/${id}`;
export const CREATE_SALE_PATH = `${SECTION_PATH}/create-sale`;

/** Newest first. */
export const DEFAULT_SORT = '-date';

/** The list's first request as the page sends it, so that the HTML can start it. */
export const FIRST_SALES_CALL = `/sales?page=1&size=10&sort=${DEFAULT_SORT}`;
