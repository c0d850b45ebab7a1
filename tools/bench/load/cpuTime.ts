import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** CPU time that a process has used, in ms; zeros for one that has ended. Linux only. */
function readCpuMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
  } catch {
    return 0;
  }
}

/** The processes of a PostgreSQL server, by the parent of one of its sessions. */
async function listPostgresPids(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
  return [parent, ...children];
}

/** CPU time in ms, of the instances and of the server of a connection. */
export interface CpuTimes {
  api: number;
  postgres: number;
}

/** Runs `work` and returns its result with the CPU time used meanwhile, also by sessions that it has opened. */
export async function measureCpuTimes<T>(
  instancePids: readonly number[],
  client: Client,
  work: () => Promise<T>,
): Promise<CpuTimes & { result: T }> {
  const readTimes = async (): Promise<Map<number, number>> =>
    new Map([...instancePids, ...(await listPostgresPids(client))].map((pid) => [pid, readCpuMs(pid)]));
  const before = await readTimes();
  const result = await work();
  const times = { api: 0, postgres: 0 };
  for (const [pid, ms] of await readTimes())
    times[instancePids.includes(pid) ? 'api' : 'postgres'] += ms - (before.get(pid) ?? 0);
  return { result, ...times };
}
