import { useMemo } from 'react';
import { usePrefill } from '../hooks/usePrefill';
import { DocumentForm } from './DocumentForm';

/** An empty form, or one prefilled by the query. */
export function NewDocumentForm({ mode }: { mode: 'sale:new' | 'voucher:new' }) {
  const [prefill, key] = usePrefill();
  const origin = useMemo(() => ({ mode, prefill }), [mode, prefill]);
  return <DocumentForm key={key} origin={origin} />;
}
