/** Creates a page of a list as the API returns it (E-04): by default the first and only one. */
export const createPage = <T>(
  data: readonly T[] = [],
  { page = 1, totalRecords = data.length }: { page?: number; totalRecords?: number } = {},
) => ({
  data: [...data],
  page,
  size: 10,
  totalPages: Math.ceil(totalRecords / 10),
  totalRecords,
});
