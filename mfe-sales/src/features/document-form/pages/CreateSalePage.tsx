import type { Voucher } from '@surco/shared/contract';
import { voucherEvents, statusLabels } from '@surco/shared/domain';
import { useParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { useMemo } from 'react';
import { getBackLink } from '../../../common/model/tabs';
import { getVoucherPath } from '../../../paths';
import { DocumentForm, EditingNotAllowed } from '../components/DocumentForm';
import { NewDocumentForm } from '../components/NewDocumentForm';
import { texts } from '../texts';

function ConversionForm({ voucher }: { voucher: Voucher }) {
  const origin = useMemo(() => ({ mode: 'sale:convert', voucher }) as const, [voucher]);
  const { id, folio, status } = voucher;
  if (voucherEvents.CONVERT.from.includes(status)) return <DocumentForm origin={origin} />;
  const text = texts.notConvertible(folio, statusLabels[status].toLowerCase());
  return <EditingNotAllowed text={text} to={getVoucherPath(id)} label={texts.seeVoucher(folio)} />;
}

/** T-03: a sale with the DKbono's customer, season, lines and prices. */
function VoucherConversion({ voucherId }: { voucherId: string }) {
  const response = useLatestRecord('GET /vouchers/{id}', { params: { id: voucherId } });
  return (
    <RecordState response={response} back={getBackLink('voucher')}>
      {(voucher) => <ConversionForm voucher={voucher} />}
    </RecordState>
  );
}

/** new sale; with a DKbono id, its conversion (T-03). */
export default function CreateSalePage() {
  const { voucherId } = useParams();
  return voucherId ? <VoucherConversion key={voucherId} voucherId={voucherId} /> : <NewDocumentForm mode="sale:new" />;
}
