import { PENDING_PARAM } from '@surco/shared/contract';
import { useCall, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { PendingPage } from '../components/PendingPage';
import { VoucherDetail } from '../components/VoucherDetail';
import { getBackLink } from '../../../common/model/tabs';

function RecordedVoucher({ id }: { id: string }) {
  const response = useCall('GET /vouchers/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={getBackLink('voucher')}>
      {(voucher) => <VoucherDetail key={voucher.id} voucher={voucher} />}
    </RecordState>
  );
}

/** one DKbono; X-34: also one that is not sent yet. */
export default function VoucherDetailPage() {
  const { id = '' } = useParams();
  const isPending = useSearchParams()[0].has(PENDING_PARAM);
  return isPending ? <PendingPage key={id} kind="voucher" id={id} /> : <RecordedVoucher id={id} />;
}
