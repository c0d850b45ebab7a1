import { Agent, request } from 'node:http';

export interface Target {
  address: string;
  headers: Record<string, string>;
}

/** Connections that stay open between two questions, as a browser's do. */
export const connections = (people: number): Agent => new Agent({ keepAlive: true, maxSockets: people });

function ask({ address, headers }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** How long one answer took, in ms. */
export async function answerTime(target: Target, agent: Agent): Promise<number> {
  const since = performance.now();
  await ask(target, agent);
  return performance.now() - since;
}

/** How long each answer took, in ms, with so many people asking at once until told to stop. */
export async function answerTimes(target: Target, people: number, isOver: () => boolean): Promise<number[]> {
  const agent = connections(people);
  const times: number[] = [];
  const person = async (): Promise<void> => {
    while (!isOver()) times.push(await answerTime(target, agent));
  };
  await Promise.all(Array.from({ length: people }, person));
  agent.destroy();
  return times;
}

/** For `isOver`: true when so many seconds have passed. */
export function after(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() >= until;
}

/** Requests per second that so many people at once get answered. */
export const requestsPerSecond = async (target: Target, people: number, seconds: number): Promise<number> =>
  (await answerTimes(target, people, after(seconds))).length / seconds;
