/** Value of a list filter; an empty one is not sent. */
export type FilterValue = string | number | boolean | null | undefined;
export type Filters = Readonly<Record<string, FilterValue>>;

/** V-01: drops empty, null and undefined values and trims strings. */
export function cleanFilters(filters: Filters): Record<string, string | number | boolean> {
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(filters)) {
    const cleaned = typeof value === 'string' ? value.trim() : value;
    if (cleaned !== '' && cleaned !== null && cleaned !== undefined) clean[name] = cleaned;
  }
  return clean;
}

/** `?a=1&b=x` of the filters left by {@link cleanFilters}; an empty string when none is left. */
export function toQueryString(filters: Filters = {}): string {
  const entries = Object.entries(cleanFilters(filters)).map(([name, value]) => [name, String(value)]);
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
