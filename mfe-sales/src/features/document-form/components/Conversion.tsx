import type { Voucher } from '@surco/shared/contract';
import { statusLabels } from '@surco/shared/contract/statuses';
import { voucherEvents } from '@surco/shared/domain';
import { RecordState } from '@surco/shared/ui/record-state';
import { useMemo } from 'react';
import { voucherPath } from '../../../state/paths';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { texts } from '../texts';
import { DocumentForm } from './DocumentForm';
import { Refused } from './Refused';

function ConversionForm({ voucher }: { voucher: Voucher }) {
  const origin = useMemo(() => ({ mode: 'sale:convert', voucher }) as const, [voucher]);
  const { id, folio, status } = voucher;
  if (voucherEvents.CONVERT.from.includes(status)) return <DocumentForm origin={origin} />;
  const text = texts.notConvertible(folio, statusLabels[status].toLowerCase());
  return <Refused text={text} to={voucherPath(id)} label={texts.seeVoucher(folio)} />;
}

/** T-03: a sale with the DKbono's customer, season, lines and prices. */
export function Conversion({ voucherId }: { voucherId: string }) {
  const answer = useFreshest('GET /vouchers/{id}', { params: { id: voucherId } });
  return <RecordState answer={answer}>{(voucher) => <ConversionForm voucher={voucher} />}</RecordState>;
}
