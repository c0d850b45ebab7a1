import type { PriceListKey } from '@surco/shared/domain';
import { hasUnsavedChanges, useNavigate, useSearchParams } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { getPriceListPath } from '../paths';
import { texts } from '../priceTexts';

const discardQuestion = {
  title: texts.discardTitle,
  text: texts.discardText,
  confirmLabel: texts.discard,
  cancelLabel: texts.keepEditing,
  danger: true,
};

/** The price list in the address of the page, the general one by default; asks before another replaces typed prices. */
export function useSelectedPriceList() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const list: PriceListKey = { seasonId: search.get('seasonId'), zoneId: search.get('zoneId') };
  const select = async (next: PriceListKey): Promise<void> => {
    if (hasUnsavedChanges() && !(await confirm(discardQuestion))) return;
    // In one entry of the browser history: going back leaves the page, and asks.
    void navigate(getPriceListPath(next), { replace: true });
  };
  return { list, select: (next: PriceListKey): void => void select(next), dialog };
}
