import type { PaperDocument } from '@surco/shared/papers';

/** What a receipt takes from its DKbono; one that is not sent yet has no folio. */
export interface ReceiptDocument extends Pick<
  PaperDocument,
  'folio' | 'customer' | 'customerAccount' | 'distributor' | 'season' | 'paper'
> {
  readonly id: string;
}
