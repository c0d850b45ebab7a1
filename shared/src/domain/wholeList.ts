/** Asks for all of a list, E-04: whatever it is filtered by, in its order, on one page. */
export const wholeList = <F extends object>({ filters, sort }: { readonly filters: F; readonly sort?: string }) =>
  ({ ...filters, page: 1, size: 'all', sort }) as const;
