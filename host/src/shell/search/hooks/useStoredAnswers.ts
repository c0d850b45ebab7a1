import { loadOfflineEngine } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import { type StoredAnswer, storedRecordCalls } from '../model/storedRecords';

/**
 * The answers with records that this device stores; undefined while they are being read, or not needed. A device that
 * stores nothing has none.
 */
export function useStoredAnswers(isNeeded: boolean): readonly StoredAnswer[] | undefined {
  const [answers, setAnswers] = useState<readonly StoredAnswer[]>();
  useEffect(() => {
    if (!isNeeded) return;
    loadOfflineEngine()
      .then((engine) => engine.readStoredAnswers(storedRecordCalls))
      .then(setAnswers, () => setAnswers([]));
  }, [isNeeded]);
  return isNeeded ? answers : undefined;
}
