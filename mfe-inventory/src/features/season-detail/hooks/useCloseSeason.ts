import type { Season } from '@surco/shared/contract';
import { getErrorMessage, getToday, showErrorToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useSaveSeason } from '../../../common/api/useSaveSeason';
import { createSeasonWindowQuestion } from '../../../common/model/createSeasonWindowQuestion';
import { withOpenDocuments } from '../../../common/model/withOpenDocuments';
import { texts } from '../texts';

const CLOSED = { isOpen: false, isVoucherOpen: false };

/**
 * Closes a season for sales and DKbonos after a question that names what stays open.
 * @returns the action, null for a season that is closed, and the question, which the page renders
 */
export function useCloseSeason(season: Season) {
  const { confirm, dialog } = useConfirm();
  const { update } = useSaveSeason();
  const { id, name, startDate, endDate, version } = season;
  const question = createSeasonWindowQuestion(season, { name, startDate, ...CLOSED }, getToday());
  const close = async (): Promise<void> => {
    if (!question) return;
    try {
      await confirm({
        ...(await withOpenDocuments(question, id, season, CLOSED)),
        action: () => update(id, { name, startDate, endDate, ...CLOSED, version }),
      });
    } catch (error) {
      showErrorToast(getErrorMessage(error));
    }
  };
  const action: DetailAction | null = question
    ? { key: 'close', label: texts.close, icon: 'lock', danger: true, onSelect: () => void close() }
    : null;
  return { action, dialog };
}
