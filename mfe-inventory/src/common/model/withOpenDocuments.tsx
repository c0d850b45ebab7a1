import type { Season } from '@surco/shared/contract';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

type Windows = Pick<Season, 'isOpen' | 'isVoucherOpen'>;

/**
 * The question before sales or DKbonos of a season close, with what stays open in it.
 * @throws when the code that shows it cannot be loaded
 */
export async function withOpenDocuments(
  question: ConfirmQuestion,
  seasonId: string,
  before: Windows,
  after: Windows,
): Promise<ConfirmQuestion> {
  const closesSales = before.isOpen && !after.isOpen;
  const closesVouchers = before.isVoucherOpen && !after.isVoucherOpen;
  if (!closesSales && !closesVouchers) return question;
  const { OpenDocuments } = await import(/* webpackChunkName: "open-documents" */ '../components/OpenDocuments');
  return { ...question, details: <OpenDocuments seasonId={seasonId} closesSales={closesSales} /> };
}
