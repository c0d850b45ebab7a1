import type { Voucher } from '@surco/shared/contract';
import type { OtherPayment } from '../../../common/model/paymentFormValues';

/** What the form of a payment takes from a DKbono; one that is not sent yet has no folio. */
export interface PayableDocument extends Pick<
  Voucher,
  'id' | 'folio' | 'date' | 'total' | 'paid' | 'balance' | 'status'
> {
  readonly payments: readonly OtherPayment[];
}
