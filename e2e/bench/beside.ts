import type { Client } from 'pg';
import { answerTime, connections, type Target } from './load';
import { median, ms } from './statistics';

/** How long this SQL alone takes, its answer read, with the plan kept as the API keeps it. */
async function sqlTime(client: Client, name: string, text: string): Promise<number> {
  const since = performance.now();
  await client.query({ name, text });
  return performance.now() - since;
}

/** The fastest is the work itself; what a busy machine adds shows in the middle one. */
const both = (times: readonly number[]): string => `${ms(Math.min(...times))} / ${ms(median(times))}`;

interface Statement {
  client: Client;
  /** Under which the server keeps its plan. */
  name: string;
  text: string;
}

/** An answer of the API beside its own SQL, asked in turns: the fastest and the median of each, and their ratio. */
export async function besideSql(target: Target, { client, name, text }: Statement, rounds: number) {
  const [asked, bare]: [number[], number[]] = [[], []];
  const agent = connections(1);
  for (let round = 0; round < rounds; round += 1) {
    asked.push(await answerTime(target, agent));
    bare.push(await sqlTime(client, name, text));
  }
  agent.destroy();
  return {
    'API ms': both(asked),
    'SQL ms': both(bare),
    razón: (Math.min(...asked) / Math.min(...bare)).toFixed(2),
  };
}
