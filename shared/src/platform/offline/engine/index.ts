import { recall, startKeeping } from './answerKeeper';
import { draftAt, draftOf, dropDraft, isDraftOpen, saveDraft } from './drafts';
import { entriesNow, loadEntries, onEntries, removeEntries, tidyEntries } from './entries';
import { holdDraft } from './locks';
import { unsent } from './rules';
import { sendWaiting, startSender } from './sender';
import { submit } from './submit';

/** Everything that works without a network, for the person who is signed in. */
export const engine = {
  recall,
  draftAt,
  draftOf,
  saveDraft,
  dropDraft,
  holdDraft,
  submit,
  entriesNow,
  onEntries,
  loadEntries,
  removeEntries,
  sendWaiting,
  /** What a sign-out would lose. */
  unsent: async () => unsent(await loadEntries()),
  /** Begins to keep answers and to send what waits. */
  start: (): void => {
    startKeeping();
    void tidyEntries().catch(() => undefined);
    startSender();
  },
};

/** With what came after the contract was released: what was promised reads as it did (pnpm contract). */
export const engineNow = { ...engine, isDraftOpen };

export type Engine = typeof engineNow;
