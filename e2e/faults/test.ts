import { test as base } from '@playwright/test';
import { type Faults, startProxy } from './proxy';

/** Tests whose browser sees the product through a server that fails as it is told. */
export const test = base.extend<{ faults: Faults }>({
  faults: async ({ browserName }, run, { project }) => {
    const proxy = await startProxy(project.use.baseURL ?? `http://${browserName}.invalid`);
    await run(proxy);
    await proxy.close();
  },
  baseURL: async ({ faults }, run) => run(faults.url),
});

export { expect } from '@playwright/test';
