import type { Voucher } from '@surco/shared/contract';
import { voucherRefusal } from '@surco/shared/domain';
import { useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { useMemo } from 'react';
import { useActing } from '../../../state/acting';
import { voucherPath } from '../../../state/paths';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { DocumentForm } from '../components/DocumentForm';
import { Refused } from '../components/Refused';
import { texts } from '../texts';

function VoucherForm({ voucher }: { voucher: Voucher }) {
  const origin = useMemo(() => ({ mode: 'voucher:edit', voucher }) as const, [voucher]);
  const refusal = voucherRefusal('edit', { voucher, ...useActing() });
  if (!refusal) return <DocumentForm origin={origin} />;
  return <Refused text={refusal.message} to={voucherPath(voucher.id)} label={texts.seeVoucher(voucher.folio)} />;
}

/** A DKbono is mended while it is not converted; what was paid stays. */
export default function EditVoucherPage() {
  const { id = '' } = useParams();
  const answer = useFreshest('GET /vouchers/{id}', { params: { id } });
  return <RecordState answer={answer}>{(voucher) => <VoucherForm key={voucher.id} voucher={voucher} />}</RecordState>;
}
