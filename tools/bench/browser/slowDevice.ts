import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { SLOW_4G } from './network';

/** How many times slower than this machine the processor is. */
const PROCESSOR_RATE = 4;

/** Gives a page the network and the processor of a simple phone. @param client session of the page */
export async function slowPage(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
}

/** Opens an empty page with the network and the processor of a simple phone. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowPage(await context.newCDPSession(page));
  return page;
}

/**
 * Slows the network of the service workers of a browser down: their requests do not pass through that of a page.
 * @param client session of the browser
 */
export async function slowServiceWorkers(client: CDPSession): Promise<void> {
  const slow = async (targetId: string): Promise<void> => {
    const { sessionId } = await client.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (id: number, method: string, params: object = {}): Promise<unknown> =>
      client.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await send(1, 'Network.enable');
    await send(2, 'Network.emulateNetworkConditions', SLOW_4G);
  };
  client.on('Target.targetCreated', ({ targetInfo }) => {
    // A worker that has ended meanwhile needs no network.
    if (targetInfo.type === 'service_worker') void slow(targetInfo.targetId).catch(() => undefined);
  });
  await client.send('Target.setDiscoverTargets', { discover: true });
}
