import type { HistoryEntry } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import type { TimelineEntry } from '@surco/shared/ui/detail';
import { historyActionTexts, SYSTEM_NAME } from '../../../common/model/historyActionTexts';

/** Maps history entries to timeline texts. */
export const toTimelineEntries = (
  entries: readonly HistoryEntry[],
  kind: keyof typeof historyActionTexts,
): TimelineEntry[] =>
  entries.map(({ at, by, action, note, changes }) => ({
    at,
    text: historyActionTexts[kind][action],
    who: by ? formatFullName(by) : SYSTEM_NAME,
    detail: note ?? undefined,
    changes,
  }));
