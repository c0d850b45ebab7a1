import type { Page } from '@playwright/test';

/** Longer than any pause after which a page that has opened prepares the device, or asks a lost server again. */
const PAUSE_MS = 11_000;

/** Lets the test pass the pauses of this page: its clock runs as usual until then. To be called before the page opens. */
export const controlClock = (page: Page): Promise<void> => page.clock.install();

/** Lets the pauses of the page pass: its timers fire, its clock is ahead from then on. */
export const passPause = (page: Page): Promise<void> => page.clock.fastForward(PAUSE_MS);
