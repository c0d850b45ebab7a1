import type { Season } from '@surco/shared/contract';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { OpenDocuments } from '../components/OpenDocuments';

type Windows = Pick<Season, 'isOpen' | 'isVoucherOpen'>;

/** The question before sales or DKbonos of a season close, with what stays open in it. */
export function withOpenDocuments(
  question: ConfirmQuestion,
  seasonId: string,
  before: Windows,
  after: Windows,
): ConfirmQuestion {
  const closesSales = before.isOpen && !after.isOpen;
  const closesVouchers = before.isVoucherOpen && !after.isVoucherOpen;
  return closesSales || closesVouchers
    ? { ...question, details: <OpenDocuments seasonId={seasonId} closesSales={closesSales} /> }
    : question;
}
