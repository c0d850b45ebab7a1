import { test as base } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from './faultProxy';

/** Tests whose browser reaches the product through a {@link FaultProxy}. */
export const test = base.extend<{ faults: FaultProxy }>({
  faults: async ({ browserName }, run, { project }) => {
    const proxy = await startFaultProxy(project.use.baseURL ?? `http://${browserName}.invalid`);
    await run(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, run) => run(faults.url),
});

export { expect } from '@playwright/test';
