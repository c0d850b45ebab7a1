import { isRecord } from '../../../domain/isRecord';
import { runWhenIdle } from '../../runWhenIdle';

/** Records that are serialized at a time: about a millisecond on a phone. */
const RECORDS_PER_STEP = 200;
/** In ms. The page may be busy, or hidden, where browsers wait long for an idle moment. */
const MAX_WAIT_MS = 500;

const waitUntilIdle = (): Promise<void> => new Promise((resolve) => runWhenIdle(resolve, MAX_WAIT_MS));

/**
 * Serializes an answer like `JSON.stringify`. A long list is serialized in steps while the browser is idle: in one piece,
 * thousands of records would stop the page for several frames.
 */
export async function serializeAnswer(answer: unknown): Promise<string> {
  if (!isRecord(answer) || !Array.isArray(answer.data) || answer.data.length <= RECORDS_PER_STEP)
    return JSON.stringify(answer);
  const { data, ...rest } = answer;
  const steps: string[] = [];
  for (let start = 0; start < data.length; start += RECORDS_PER_STEP) {
    await waitUntilIdle();
    steps.push(JSON.stringify(data.slice(start, start + RECORDS_PER_STEP)).slice(1, -1));
  }
  const fields = JSON.stringify(rest).slice(1, -1);
  return `{${fields && `${fields},`}"data":[${steps.join(',')}]}`;
}
