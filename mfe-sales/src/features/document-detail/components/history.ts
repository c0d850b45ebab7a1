import type { HistoryEntry } from '@surco/shared/contract';
import type { TimelineEntry } from '@surco/shared/ui/timeline';
import { fullName } from '../../../state/names';
import { actionTexts, texts } from '../texts';

/** Who did what and when, in words, and what it changed. */
export const timeline = (entries: readonly HistoryEntry[], kind: keyof typeof actionTexts): TimelineEntry[] =>
  entries.map(({ at, by, action, note, changes }) => ({
    at,
    text: actionTexts[kind][action],
    who: by ? fullName(by) : texts.system,
    detail: note ?? undefined,
    changes,
  }));
