import type { Sale } from '@surco/shared/contract';
import { saleRefusal } from '@surco/shared/domain';
import { useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { useMemo } from 'react';
import { useActing } from '../../../state/acting';
import { salePath } from '../../../state/tabs';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { DocumentForm } from '../components/DocumentForm';
import { Refused } from '../components/Refused';
import { texts } from '../texts';

function SaleForm({ sale }: { sale: Sale }) {
  const origin = useMemo(() => ({ mode: 'sale:edit', sale }) as const, [sale]);
  const refusal = saleRefusal('edit', { sale, ...useActing() });
  if (!refusal) return <DocumentForm origin={origin} />;
  return <Refused text={refusal.message} to={salePath(sale.id)} label={texts.seeSale(sale.folio)} />;
}

/** a sale is mended by its consultant or an administrator. */
export default function EditSalePage() {
  const { id = '' } = useParams();
  const answer = useFreshest('GET /sales/{id}', { params: { id } });
  return <RecordState answer={answer}>{(sale) => <SaleForm key={sale.id} sale={sale} />}</RecordState>;
}
