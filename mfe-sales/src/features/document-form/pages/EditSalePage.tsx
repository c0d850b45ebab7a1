import type { Sale } from '@surco/shared/contract';
import { checkSaleAction } from '@surco/shared/domain';
import { DRAFT_PARAM, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { useMemo } from 'react';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { getBackLink } from '../../../common/model/tabs';
import { getSalePath } from '../../../paths';
import { DocumentForm, EditingNotAllowed } from '../components/DocumentForm';
import { texts } from '../texts';

function SaleForm({ sale }: { sale: Sale }) {
  const origin = useMemo(() => ({ mode: 'sale:edit', sale }) as const, [sale]);
  const denial = checkSaleAction('edit', { sale, ...useActionContext() });
  const delivery = findPendingDelivery(useOutboxItems(), sale.id);
  // A delivery waits for a change that was refused, which can be corrected.
  const isCorrection = useSearchParams()[0].has(DRAFT_PARAM);
  const text = denial?.message ?? (delivery && !isCorrection ? texts.deliveryWaits : null);
  if (text === null) return <DocumentForm origin={origin} />;
  return <EditingNotAllowed text={text} to={getSalePath(sale.id)} label={texts.seeSale(sale.folio)} />;
}

/** edit a sale (its consultant or an administrator). */
export default function EditSalePage() {
  const { id = '' } = useParams();
  const response = useLatestRecord('GET /sales/{id}', { params: { id } });
  return (
    <RecordState response={response} back={getBackLink('sale')}>
      {(sale) => <SaleForm key={sale.id} sale={sale} />}
    </RecordState>
  );
}
