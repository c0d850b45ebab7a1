import type { CallKey } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain';
import { useCachePatch } from '@surco/shared/platform';
import { useCallback } from 'react';

/** What others may have changed since it was asked: seasons are opened and bags arrive while a form is being filled. */
const checkedAgainst: readonly (readonly [field: RegExp, key: CallKey])[] = [
  [/^seasonId$/, 'GET /seasons'],
  [/^customerId$/, 'GET /clients'],
  [/\.quantity$/, 'GET /inventories'],
];

/** A form held back by what was read long ago reads it again, so that the same press may do the next time. */
export function useAskAgain(): (problems: readonly Problem[]) => void {
  const { refresh } = useCachePatch();
  return useCallback(
    (problems) => {
      const keys = checkedAgainst.flatMap(([field, key]) =>
        problems.some(({ path }) => field.test(path)) ? [key] : [],
      );
      if (keys.length > 0) void refresh(...keys);
    },
    [refresh],
  );
}
