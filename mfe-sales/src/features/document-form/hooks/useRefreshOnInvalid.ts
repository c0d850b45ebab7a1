import type { CallKey, FieldError } from '@surco/shared/contract';
import { useCachePatch } from '@surco/shared/platform';
import { useCallback } from 'react';

/** Calls to refetch by field: seasons and stock change while a form is open. */
const callsByField: readonly (readonly [field: RegExp, key: CallKey])[] = [
  [/^seasonId$/, 'GET /seasons'],
  [/^customerId$/, 'GET /clients'],
  [/\.quantity$/, 'GET /inventories'],
];

/** Refetches stale reference data after a validation error, so that the next submit can succeed. */
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
