import type { Voucher } from '@surco/shared/contract';
import { checkVoucherAction } from '@surco/shared/domain';
import { useParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { useMemo } from 'react';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { getBackLink } from '../../../common/model/tabs';
import { getVoucherPath } from '../../../paths';
import { DocumentForm, EditingNotAllowed } from '../components/DocumentForm';
import { texts } from '../texts';

function VoucherForm({ voucher }: { voucher: Voucher }) {
  const origin = useMemo(() => ({ mode: 'voucher:edit', voucher }) as const, [voucher]);
  const denial = checkVoucherAction('edit', { voucher, ...useActionContext() });
  if (!denial) return <DocumentForm origin={origin} />;
  return (
    <EditingNotAllowed text={denial.message} to={getVoucherPath(voucher.id)} label={texts.seeVoucher(voucher.folio)} />
  );
}

/**
 * Edit a DKbono that is not converted, expired or cancelled, while its season is open for DKbonos (its consultant or an
 * administrator); its payments stay.
 */
export default function EditVoucherPage() {
  const { id = '' } = useParams();
  const response = useLatestRecord('GET /vouchers/{id}', { params: { id } });
  return (
    <RecordState response={response} back={getBackLink('voucher')}>
      {(voucher) => <VoucherForm key={voucher.id} voucher={voucher} />}
    </RecordState>
  );
}
