import type { HistoryEntry } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import type { TimelineEntry } from '@surco/shared/ui/timeline';
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
