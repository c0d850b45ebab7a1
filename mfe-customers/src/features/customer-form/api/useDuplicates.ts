import type { CallAnswer } from '@surco/shared/contract';
import { normalisePhone } from '@surco/shared/domain/phone';
import { isRfc, normaliseRfc } from '@surco/shared/domain/rfc';
import { useCall } from '@surco/shared/platform';
import { PAUSE } from '@surco/shared/ui/use-options';
import { useEffect, useState } from 'react';

export type Duplicate = CallAnswer<'GET /clients/duplicates'>[number];

/** What can be asked for: whole telephones and RFCs only, as the API keeps them. */
function wanted(phone: string, rfc: string): { phone?: string; rfc?: string } | null {
  const number = normalisePhone(phone);
  const written = normaliseRfc(rfc);
  if (number === null && !isRfc(written)) return null;
  return { ...(number === null ? {} : { phone: number }), ...(isRfc(written) ? { rfc: written } : {}) };
}

/** What stood still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Customers that have this telephone or RFC already, asked for while they are typed. */
export function useDuplicates(phone: string, rfc: string, exceptId: string | undefined): readonly Duplicate[] {
  const query = wanted(phone, rfc);
  const asked = JSON.stringify(query && { ...query, ...(exceptId ? { exceptId } : {}) });
  const settled = useSettled(asked);
  const { data = [] } = useCall('GET /clients/duplicates', settled === 'null' ? null : { query: JSON.parse(settled) }, {
    keepPreviousData: false,
  });
  return settled === asked ? data : [];
}
