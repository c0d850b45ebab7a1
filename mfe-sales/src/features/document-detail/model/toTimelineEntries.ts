import type { HistoryEntry } from '@surco/shared/contract';
import { formatFullName } from '@surco/shared/domain';
import type { TimelineEntry } from '@surco/shared/ui/detail';
import { actionTexts, texts } from '../texts';

/** Maps history entries to timeline texts. */
export const toTimelineEntries = (entries: readonly HistoryEntry[], kind: keyof typeof actionTexts): TimelineEntry[] =>
  entries.map(({ at, by, action, note, changes }) => ({
    at,
    text: actionTexts[kind][action],
    who: by ? formatFullName(by) : texts.system,
    detail: note ?? undefined,
    changes,
  }));
