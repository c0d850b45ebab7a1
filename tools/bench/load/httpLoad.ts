import { Agent, request } from 'node:http';

export interface RequestTarget {
  url: string;
  headers: Record<string, string>;
}

/** An agent whose connections stay open between requests, as those of a browser do. */
export const createKeepAliveAgent = (users: number): Agent => new Agent({ keepAlive: true, maxSockets: users });

function sendRequest({ url, headers }: RequestTarget, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The time of one response, in ms. */
export async function measureResponseTime(target: RequestTarget, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  await sendRequest(target, agent);
  return performance.now() - startedAt;
}

/**
 * The time of each response, in ms, while `users` clients send requests at the same time.
 * @param isOver ends the measurement when it returns true
 */
export async function measureResponseTimes(
  target: RequestTarget,
  users: number,
  isOver: () => boolean,
): Promise<number[]> {
  const agent = createKeepAliveAgent(users);
  const times: number[] = [];
  const runClient = async (): Promise<void> => {
    while (!isOver()) times.push(await measureResponseTime(target, agent));
  };
  await Promise.all(Array.from({ length: users }, runClient));
  agent.destroy();
  return times;
}

/** @returns a function for `isOver` that returns true after this many seconds */
export function createDeadline(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() >= until;
}

/** Responses per second with `users` clients at the same time. */
export const measureRequestsPerSecond = async (
  target: RequestTarget,
  users: number,
  seconds: number,
): Promise<number> => (await measureResponseTimes(target, users, createDeadline(seconds))).length / seconds;
