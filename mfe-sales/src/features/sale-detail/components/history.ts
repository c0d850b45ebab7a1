import type { HistoryEntry } from '@surco/shared/contract';
import type { TimelineEntry } from '@surco/shared/ui/timeline';
import { fullName } from '../../../state/names';
import { actionTexts, texts } from '../texts';

const change = ({ field, before, after }: HistoryEntry['changes'][number]): string =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;

/** Who did what and when, in words. */
export const timeline = (entries: readonly HistoryEntry[]): TimelineEntry[] =>
  entries.map(({ at, by, action, note, changes }) => ({
    at,
    text: actionTexts[action],
    who: by ? fullName(by) : texts.system,
    detail: [note, ...changes.map(change)].filter(Boolean).join(' · ') || undefined,
  }));
