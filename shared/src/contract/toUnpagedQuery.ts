/** The filters and sort of a list, for a request that is not of one page. */
export const toUnpagedQuery = <F extends object>({ filters, sort }: { readonly filters: F; readonly sort?: string }) =>
  ({ ...filters, sort }) as const;
