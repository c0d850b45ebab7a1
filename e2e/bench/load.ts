import { Agent, request } from 'node:http';

export interface Target {
  address: string;
  headers: Record<string, string>;
}

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

/** Requests per second that so many people at once get answered. */
export async function requestsPerSecond(target: Target, people: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const person = async (): Promise<void> => {
    while (performance.now() < until) {
      await ask(target, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  agent.destroy();
  return answered / seconds;
}
