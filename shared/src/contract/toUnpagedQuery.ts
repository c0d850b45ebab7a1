/** The filters and sort of a list without page and size: the query for the export of the whole list. */
export const toUnpagedQuery = <F extends object>({ filters, sort }: { readonly filters: F; readonly sort?: string }) =>
  ({ ...filters, sort }) as const;
