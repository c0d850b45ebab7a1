/**
 * Query parameters of a list that its view uses, beside the filters, `sort`, `page` and `size`. A list that has a filter
 * of one of these names cannot use views.
 */
export const viewParams = {
  /** Id of the saved view that is in use, or {@link STANDARD_VIEW}. */
  view: 'view',
  /** Name of a shared view. With it the address also carries columns and density. */
  sharedName: 'viewName',
  columns: 'columns',
  density: 'density',
} as const;

/** Value of `view` for the list as it is without any view, also when one is the default. */
export const STANDARD_VIEW = 'standard';

interface AddressedView {
  id: string;
  filters: Readonly<Record<string, string>>;
  sort: string | null;
}

/** The query of a list that shows a saved view. */
export function toViewSearch({ id, filters, sort }: AddressedView): URLSearchParams {
  const search = new URLSearchParams(filters);
  if (sort) search.set('sort', sort);
  search.set(viewParams.view, id);
  return search;
}
