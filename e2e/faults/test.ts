import { test as base } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from './faultProxy';

/** Tests whose browser reaches the product through a {@link FaultProxy}. */
export const test = base.extend<{ faults: FaultProxy }>({
  // Playwright requires the first argument to be destructured.
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, run, { project }) => {
    if (!project.use.baseURL) throw new Error('The project has no baseURL.');
    const proxy = await startFaultProxy(project.use.baseURL);
    await run(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, run) => run(faults.url),
});

export { expect } from '@playwright/test';
