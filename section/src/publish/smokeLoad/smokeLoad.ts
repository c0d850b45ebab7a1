import type { SmokeLoadStep } from '@surco/shared/federation/runtime';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { formatElapsedSeconds, getErrorMessage } from '../../common';
import type { Host } from '../host';
import type { SectionBuild } from '../sectionBuild';
import { describeFailedSteps, describeLoadedSteps, describeLocation } from './describeSteps';
import { startBrowser } from './startBrowser';
import { startSmokeServer } from './startSmokeServer';

/** Time-out in ms of a page that does not report, as in an endless loop; longer than those of its steps together. */
const PAGE_TIMEOUT_MS = 30_000;

/** In ms: a page that waits for something runs no script that could be paused. */
const LOCATE_TIMEOUT_MS = 2000;

/** How the federation runtime reports a version that it uses although the build requests another one. */
const VERSION_WARNING = /Version (\S+) from .+ module (\S+) does not satisfy .+ needs (.+?)\)?$/;

const stepsSchema = z.array(
  z.object({
    part: z.enum(['entry', 'routes', 'page']),
    page: z.string().optional(),
    outcome: z.enum(['loaded', 'threw', 'timed out', 'missing']),
    timeoutMs: z.number().optional(),
    error: z.object({ name: z.string(), message: z.string(), stack: z.string().optional() }).optional(),
  }),
) satisfies z.ZodType<SmokeLoadStep[]>;

interface Report {
  steps: SmokeLoadStep[];
  /** A sentence for each shared module of which the build requests another version. */
  mismatches: ReadonlySet<string>;
}

/**
 * Switches on the debugger of a page. @returns a function that says where the script of a page that does not answer is,
 * e.g. ` (list.js:7:11)`, or '' when it waits for something instead
 */
async function watchScripts(page: Page): Promise<() => Promise<string>> {
  const debug = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  debug.on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url));
  await debug.send('Debugger.enable');
  return async () => {
    const paused = new Promise<string>((resolve) => {
      debug.once('Debugger.paused', ({ callFrames }) => {
        const lines = callFrames.map(
          ({ location: { scriptId, lineNumber, columnNumber = 0 } }) =>
            `${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`,
        );
        resolve(describeLocation(lines.join('\n')));
      });
      setTimeout(resolve, LOCATE_TIMEOUT_MS, '');
    });
    await debug.send('Debugger.pause');
    return paused;
  };
}

/** Opens the smoke-load page in the browser, and waits for its report. @throws with one sentence when there is none */
async function readReport(page: Page, url: string): Promise<Report> {
  const mismatches = new Set<string>();
  const errors: string[] = [];
  page.on('console', (message) => {
    const [, offered, name, range] = VERSION_WARNING.exec(message.text()) ?? [];
    if (name) mismatches.add(`needs ${name} ${range} and the host offers ${offered}`);
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  const locateScript = await watchScripts(page);
  let timer: NodeJS.Timeout | undefined;
  const report = new Promise<unknown>((resolve, reject) => {
    const fail = (what: string): void => reject(new Error([what, ...errors].join('; ')));
    const timeout = `the page does not answer within ${PAGE_TIMEOUT_MS / 1000} s, as in an endless loop`;
    timer = setTimeout(() => void locateScript().then((where) => fail(`${timeout}${where}`), reject), PAGE_TIMEOUT_MS);
    page.on('crash', () => fail('the page crashes'));
    page
      .exposeFunction('reportSmokeLoad', resolve)
      .then(() => page.goto(url, { waitUntil: 'commit' }))
      .catch(reject);
  });
  const steps = stepsSchema.parse(await report.finally(() => clearTimeout(timer)));
  return { steps, mismatches };
}

/** Opens the smoke-load page in a browser. @returns what failed, and without a failure what was loaded */
async function loadInBrowser(build: SectionBuild, url: string): Promise<{ failures: string[]; loaded: string }> {
  const browser = await startBrowser();
  try {
    const { steps, mismatches } = await readReport(await browser.newPage(), url);
    return { failures: [...describeFailedSteps(build, steps), ...mismatches], loaded: describeLoadedSteps(steps) };
  } catch (error) {
    return { failures: [getErrorMessage(error)], loaded: '' };
  } finally {
    await browser.close();
  }
}

/**
 * Loads a build in a headless browser as the host does, with the real shared modules of the host: its entry, `./routes`
 * and the code of each page. Prints the outcome and how long it took.
 * @returns a sentence for each failure, also for each shared module of which the build requests another version
 * @throws when no browser can be started, or the registry check of this package refuses the section; a refusal by the
 * host itself is among the failures
 */
export async function smokeLoad(build: SectionBuild, host: Host): Promise<string[]> {
  const start = performance.now();
  const server = await startSmokeServer(build, host);
  try {
    const { failures, loaded } = await loadInBrowser(build, server.pageUrl);
    console.log(`Smoke load ${formatElapsedSeconds(start)}: ${failures.length > 0 ? 'failed' : loaded}.`);
    return failures;
  } finally {
    await server.close();
  }
}
