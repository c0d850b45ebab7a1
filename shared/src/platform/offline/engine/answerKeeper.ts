import type { CallKey } from '../../../contract';
import { session } from '../../session';
import { keepAnswers, type Seen } from '../answers';
import { isStoredAnswer, recalled, type StoredAnswer, superfluous } from './recall';
import { answerStore } from './store';

const stored = async (): Promise<StoredAnswer[]> => (await answerStore.all()).filter(isStoredAnswer);

async function keep(seen: Seen): Promise<void> {
  if (!session.get().user) return;
  await answerStore.put({ ...seen, id: `${seen.key} ${seen.address}` } satisfies StoredAnswer);
}

/** What was seen last of a call; null when it never was. */
export const recall = async (key: CallKey, address: string): Promise<Seen | null> =>
  recalled(key, address, await stored());

/** Begins to keep answers, and puts aside those that no longer count. */
export function startKeeping(): void {
  keepAnswers((seen) => void keep(seen).catch(() => undefined));
  void stored()
    .then((answers) => answerStore.remove(...superfluous(answers, Date.now())))
    .catch(() => undefined);
}
