import { rm } from 'node:fs/promises';

export default async function globalTeardown(): Promise<void> {
  const running = globalThis.surcoTestPostgres;
  if (!running) return;
  await running.server.stop();
  await rm(running.folder, { recursive: true, force: true });
}
