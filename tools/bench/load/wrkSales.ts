import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requests of a script for `wrk`, each with an idempotency key of its own; a response other than 201 ends the run. */
const createScript = (headers: Record<string, string>, body: string): string => `
local count, prefix = 0, ""
function init(arguments)
  math.randomseed(tonumber(arguments[1]))
  local random = math.random
  prefix = string.format("%08x-%04x-4%03x-8%03x-", random(0, 0x7fffffff), random(0, 0xffff), random(0, 0xfff), random(0, 0xfff))
end
function request()
  count = count + 1
  wrk.headers["idempotency-key"] = prefix .. string.format("%012x", count)
  return wrk.format("POST", "/api/sales", nil, [[${body}]])
end
function response(status, _, text)
  if status ~= 201 then io.stderr:write(status .. " " .. text .. "\\n") wrk.thread:stop() end
end
wrk.headers["content-type"] = "application/json"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = "${value}"`)
  .join('\n')}
`;

let runs = 0;

interface SaleWriters {
  origin: string;
  headers: Record<string, string>;
  body: string;
  writers: number;
  seconds: number;
  /** Folder of the generated script. */
  folder: string;
}

/**
 * Creates sales with `wrk`, whose CPU time beside that of the measured processes is small.
 * @throws Error when it is not installed or a sale is refused
 */
export async function runSaleWriters({ origin, headers, body, writers, seconds, folder }: SaleWriters): Promise<void> {
  const script = join(folder, `sales-${new URL(origin).port}.lua`);
  writeFileSync(script, createScript(headers, body));
  runs += 1;
  const seed = String((Date.now() + runs * 7_919) % 2 ** 31);
  const limits = ['-t', '1', '-c', String(writers), '-d', `${seconds}s`, '--timeout', '30s'];
  const child = spawn('wrk', [...limits, '-s', script, origin, '--', seed], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child, 'close');
  if (errors) throw new Error(`wrk: ${errors}`);
}
