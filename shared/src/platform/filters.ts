/** What a listing may be filtered by; what is empty is not sent. */
export type FilterValue = string | number | boolean | null | undefined;
export type Filters = Readonly<Record<string, FilterValue>>;

/** V-01: drops empty, null and undefined values and trims strings. */
export function cleanFilters(filters: Filters): Record<string, string | number | boolean> {
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(filters)) {
    const kept = typeof value === 'string' ? value.trim() : value;
    if (kept !== '' && kept !== null && kept !== undefined) clean[name] = kept;
  }
  return clean;
}

/** `?a=1&b=x` of what remains after {@link cleanFilters}; an empty text when nothing does. */
export function toSearch(filters: Filters = {}): string {
  const entries = Object.entries(cleanFilters(filters)).map(([name, value]) => [name, String(value)]);
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
