import type { CallKey } from '../../../contract';
import { session } from '../../session';
import { keepAnswers, type Seen } from '../answers';
import { isStoredAnswer, recalled, sorted, type StoredAnswer, superfluous } from './recall';
import { answerStore } from './store';

const stored = async (): Promise<StoredAnswer[]> => (await answerStore.all()).filter(isStoredAnswer);

async function keep(seen: Seen): Promise<void> {
  if (!session.get().user) return;
  const address = sorted(seen.address);
  const record: StoredAnswer = { ...seen, address, id: `${seen.key} ${address}` };
  await answerStore.put(record);
}

/** What was seen last of a call; null when it never was. */
export const recall = async (key: CallKey, address: string): Promise<Seen | null> =>
  recalled(key, sorted(address), await stored());

/** Begins to keep answers, and puts aside those that no longer count. */
export function startKeeping(): void {
  keepAnswers((seen) => void keep(seen).catch(() => undefined));
  void stored()
    .then((answers) => answerStore.remove(...superfluous(answers, Date.now())))
    .catch(() => undefined);
}
