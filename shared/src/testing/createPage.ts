/** Creates the first page of a list as the API returns it. */
export const createPage = <T>(data: readonly T[] = [], totalRecords = data.length) => ({
  data,
  page: 1,
  size: 10,
  totalPages: Math.max(1, Math.ceil(totalRecords / 10)),
  totalRecords,
});
