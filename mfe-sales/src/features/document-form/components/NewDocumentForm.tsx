import { formatPrefillQuery, parsePrefillQuery } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { useMemo } from 'react';
import { DocumentForm } from './DocumentForm';

/** An empty form, or one prefilled by the query; another prefill starts another form. */
export function NewDocumentForm({ mode }: { mode: 'sale:new' | 'voucher:new' }) {
  const query = useSearchParams()[0].toString();
  const origin = useMemo(() => ({ mode, prefill: parsePrefillQuery(new URLSearchParams(query)) }), [mode, query]);
  return <DocumentForm key={origin.prefill ? formatPrefillQuery(origin.prefill) : 'new'} origin={origin} />;
}
