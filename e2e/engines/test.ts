import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import type { Driver, Engine } from './driver';
import { type EngineName, startEngine } from './engines';
import { Person } from './person';

export interface EngineOptions {
  engineName: EngineName;
}

interface EngineFixtures {
  person: Person;
  /** Opens a browser with stored data. The next call closes it and opens it again. */
  openBrowser: () => Promise<Person>;
}

/** Leaves a picture of the end; a failed journey also prints where it ended, for those who have only its log. */
async function saveEndOfJourney(driver: Driver, testInfo: TestInfo): Promise<void> {
  await writeFile(testInfo.outputPath('end.png'), await driver.takePicture());
  if (testInfo.status === testInfo.expectedStatus) return;
  const shown = await driver.evaluate(`location.href + '\\n' + document.body.innerText`);
  console.error(`${testInfo.title} ended at ${String(shown)}`);
}

/** Journeys of a {@link Person} in the engine of the project; each leaves a picture of its end. */
export const test = base.extend<EngineFixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, run) => {
      const engine = await startEngine(engineName);
      await run(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  person: async ({ engine, baseURL }, run, testInfo) => {
    const driver = await engine.createDriver();
    await run(new Person(driver, baseURL ?? ''));
    await saveEndOfJourney(driver, testInfo);
    await driver.close();
  },
  openBrowser: async ({ engineName, baseURL }, run, testInfo) => {
    const folder = await mkdtemp(join(tmpdir(), 'surco-browser-'));
    let engine: Engine | undefined;
    let driver: Driver | undefined;
    await run(async () => {
      await engine?.close();
      engine = await startEngine(engineName, folder);
      driver = await engine.createDriver();
      return new Person(driver, baseURL ?? '');
    });
    if (driver) await saveEndOfJourney(driver, testInfo);
    await engine?.close();
    // The last processes of a browser may still write.
    await rm(folder, { recursive: true, maxRetries: 5 });
  },
});
