import type { CallKey, FieldError } from '@surco/shared/contract';
import { useCachePatch } from '@surco/shared/platform';
import { useCallback } from 'react';

/** The call to fetch again for an invalid field: seasons, customers and stock may change while a form is open. */
const callsByField: readonly (readonly [field: RegExp, key: CallKey])[] = [
  [/^seasonId$/, 'GET /seasons'],
  [/^customerId$/, 'GET /clients'],
  [/\.quantity$/, 'GET /inventories'],
];

/** Fetches them again when the form finds such an error on submit, so that the next submit can succeed. */
export function useRefreshOnInvalid(): (errors: readonly FieldError[]) => void {
  const { refresh } = useCachePatch();
  return useCallback(
    (errors) => {
      const keys = callsByField.flatMap(([field, key]) => (errors.some(({ path }) => field.test(path)) ? [key] : []));
      if (keys.length > 0) void refresh(...keys);
    },
    [refresh],
  );
}
