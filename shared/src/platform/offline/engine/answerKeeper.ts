import type { CallKey } from '../../../contract';
import { isRecord } from '../../errors';
import { session } from '../../session';
import { keepAnswers, type Seen } from '../answers';
import { type Heading, isHeading, isStoredAnswer, recalled, sorted, type StoredAnswer, superfluous } from './recall';
import { answerStore } from './store';

/** What it says stands in it as text: a list of thousands is copied at once, and not record by record while the page waits. */
interface Written extends Heading {
  text: string;
}

/** Null for what is no answer, or written by nobody we know. */
function read(value: unknown): StoredAnswer | null {
  if (!isRecord(value) || typeof value.text !== 'string') return isStoredAnswer(value) ? value : null;
  const { text, ...heading } = value;
  const seen = { ...heading, answer: JSON.parse(text) as unknown };
  return isStoredAnswer(seen) ? seen : null;
}

async function keep({ answer, ...seen }: Seen): Promise<void> {
  if (!session.get().user) return;
  const address = sorted(seen.address);
  const record: Written = { ...seen, address, id: `${seen.key} ${address}`, text: JSON.stringify(answer) };
  await answerStore.put(record);
}

/** What was seen last of a call; null when it never was. */
export const recall = async (key: CallKey, address: string): Promise<Seen | null> => {
  const stored = (await answerStore.all()).flatMap((value) => read(value) ?? []);
  return recalled(key, sorted(address), stored);
};

/** Begins to keep answers, and puts aside those that no longer count. */
export function startKeeping(): void {
  keepAnswers((seen) => void keep(seen).catch(() => undefined));
  void answerStore
    .all()
    .then((answers) => answerStore.remove(...superfluous(answers.filter(isHeading), Date.now())))
    .catch(() => undefined);
}
