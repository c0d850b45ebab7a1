import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Engine } from './driver';
import { type EngineName, startEngine } from './engines';
import { Person } from './person';

export interface EngineOptions {
  engineName: EngineName;
}

/** Journeys of a {@link Person} in the engine of the project; each leaves a picture of its end. */
export const test = base.extend<{ person: Person }, EngineOptions & { engine: Engine }>({
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
    await writeFile(testInfo.outputPath('end.png'), await driver.takePicture());
    await driver.close();
  },
});
