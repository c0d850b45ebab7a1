import type { CallResponse } from '@surco/shared/contract';
import { hasRfcFormat, normalizePhone, normalizeRfc } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { SEARCH_DELAY_MS } from '@surco/shared/ui/select';
import { useEffect, useState } from 'react';

export type Duplicate = CallResponse<'GET /clients/duplicates'>[number];

/** The query for complete phone numbers and RFCs; null when both are incomplete. */
function createDuplicatesQuery(phone: string, rfc: string): { phone?: string; rfc?: string } | null {
  const normalizedPhone = normalizePhone(phone);
  const normalizedRfc = normalizeRfc(rfc);
  if (normalizedPhone === null && !hasRfcFormat(normalizedRfc)) return null;
  return {
    ...(normalizedPhone === null ? {} : { phone: normalizedPhone }),
    ...(hasRfcFormat(normalizedRfc) ? { rfc: normalizedRfc } : {}),
  };
}

/** The value after it has not changed for `SEARCH_DELAY_MS` milliseconds. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Other customers with this phone or RFC, searched while the user types. */
export function useDuplicates(phone: string, rfc: string, exceptId: string | undefined): readonly Duplicate[] {
  const query = createDuplicatesQuery(phone, rfc);
  const queryJson = JSON.stringify(query && { ...query, ...(exceptId ? { exceptId } : {}) });
  const debounced = useDebouncedValue(queryJson);
  const { data = [] } = useCall(
    'GET /clients/duplicates',
    debounced === 'null' ? null : { query: JSON.parse(debounced) },
    {
      keepPreviousData: false,
    },
  );
  return debounced === queryJson ? data : [];
}
