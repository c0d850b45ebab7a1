import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { VoucherDetail } from '../components/VoucherDetail';
import { getBackLink } from '../../../common/model/tabs';

/** one DKbono. */
export default function VoucherDetailPage() {
  const { id = '' } = useParams();
  const response = useCall('GET /vouchers/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={getBackLink('voucher')}>
      {(voucher) => <VoucherDetail key={voucher.id} voucher={voucher} />}
    </RecordState>
  );
}
