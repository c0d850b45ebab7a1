import { useMemo } from 'react';
import { useOrder } from '../api/useOrder';
import { DocumentForm } from './DocumentForm';

/** An empty form, or one that a simulation fills in. */
export function NewDocument({ mode }: { mode: 'sale:new' | 'voucher:new' }) {
  const [order, key] = useOrder();
  const origin = useMemo(() => ({ mode, order }), [mode, order]);
  return <DocumentForm key={key} origin={origin} />;
}
