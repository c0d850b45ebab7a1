import { readCachedResponse, readStoredAnswers, startCachingResponses, storedTimes } from './responseStorage';
import {
  canDiscard,
  findDraftOfForm,
  getDraft,
  keepSubmission,
  removeDraft,
  isDraftOpen,
  saveDraft,
} from '../../outbox/drafts';
import { takeOverLeftDrafts } from '../../outbox/leftDrafts';
import {
  getOutboxSnapshot,
  loadOutbox,
  subscribeToOutbox,
  removeOutboxItems,
  removeExpiredItems,
  removeWithDependents,
  replaceByRecord,
} from '../../outbox/outbox';
import { lockDraft } from '../../outbox/locks';
import { countUnsent, findAwaitedItem, listDependents } from '../../outbox/outboxRules';
import { sendPending, startSender } from '../../outbox/outboxSender';
import { withdrawOutboxItem } from '../../outbox/sendOutboxItem';
import { submit } from '../../outbox/submit';

/** All functions for working without a network, for the signed-in user. */
export const offlineEngine = {
  readCachedResponse,
  readStoredAnswers,
  getStoredTimes: storedTimes.getState,
  subscribeToStoredTimes: storedTimes.subscribe,
  findDraftOfForm,
  getDraft,
  saveDraft,
  removeDraft,
  canDiscard,
  keepSubmission,
  lockDraft,
  isDraftOpen,
  submit,
  getOutboxSnapshot,
  subscribeToOutbox,
  loadOutbox,
  removeOutboxItems,
  removeWithDependents,
  replaceByRecord,
  withdrawOutboxItem,
  findAwaitedItem,
  listDependents,
  sendPending,
  /** Counts the drafts and unsent items that a sign-out would delete. */
  countUnsent: async () => countUnsent(await loadOutbox()),
  /** Starts to store responses and to send pending items, takes over left drafts, and removes expired items. */
  start: (): void => {
    startCachingResponses();
    void takeOverLeftDrafts()
      .then(removeExpiredItems)
      .catch(() => undefined);
    startSender();
  },
};

export type OfflineEngine = typeof offlineEngine;
