import type { Voucher } from '@surco/shared/contract';
import { type Problem, voucherRefusal } from '@surco/shared/domain';
import { ApiError, call, isRecord, randomKey } from '@surco/shared/platform';
import { useRef } from 'react';
import { useActing } from '../../../state/acting';
import { useDocumentActions } from '../../../state/documentActions';
import type { paymentList } from './draft';
import { texts } from './texts';

type List = ReturnType<typeof paymentList>;

const isStale = (error: ApiError): boolean =>
  error.code === 'VERSION_OBSOLETA' && isRecord(error.data) && Array.isArray(error.data.payments);

/** sends the list of payments; the answer replaces the voucher wherever it is shown. */
export function useSavePayments({ id, version }: Pick<Voucher, 'id' | 'version'>) {
  const { replaceVoucher } = useDocumentActions();
  const acting = useActing();
  const attempt = useRef({ body: '', key: '' });
  return async (payments: List, toFields: (problems: readonly Problem[]) => Problem[]): Promise<void> => {
    const body = { payments, version };
    const written = JSON.stringify(body);
    // What was left unanswered is sent again under the same key, so that it is paid once.
    if (attempt.current.body !== written) attempt.current = { body: written, key: randomKey() };
    try {
      const options = { idempotencyKey: attempt.current.key };
      await replaceVoucher(await call('PUT /vouchers/{id}/payments', { params: { id }, body }, options));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isStale(error))
        throw new ApiError(error.message, error.status, error.code, toFields(error.details), error.data);
      const voucher = error.data as Voucher;
      await replaceVoucher(voucher);
      // Cancelled or converted meanwhile it takes no payment any more: to save again would be no good.
      const refusal = voucherRefusal('payments', { voucher, ...acting });
      throw new ApiError(refusal?.message ?? texts.stale, error.status, error.code);
    }
  };
}

export type SavePayments = ReturnType<typeof useSavePayments>;
