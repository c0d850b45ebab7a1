import type { Page } from '@playwright/test';
import type { VisitReport } from '@surco/shared/contract';
import { calls } from '@surco/shared/contract/calls';

/** Collects the bodies that a page gives to `navigator.sendBeacon`, which still sends them. */
export async function collectBeacons(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeBinding('collectBeacon', (_source, body: string) => void bodies.push(body));
  await page.addInitScript(() => {
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const collect: unknown = Reflect.get(window, 'collectBeacon');
      if (body instanceof Blob && typeof collect === 'function') void body.text().then((text) => collect(text));
      return sendBeacon(url, body);
    };
  });
  return bodies;
}

/** Reports to the page that it is hidden, as when its user changes to another tab: it sends its reports. */
export const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Waits until the browser has drawn what is shown now. */
export const waitForDrawnPage = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Adds up the reports about one section. @throws when one has another field than the contract allows */
export function sumReports(bodies: readonly string[], section: string): VisitReport {
  const reports = bodies
    .flatMap((body) => calls['POST /registry/visits'].body.parse(JSON.parse(body)).reports)
    .filter((report) => report.section === section);
  return reports.reduce((sum, { visits, failedVisits, failedLoads, errors, vitals, ...id }) => ({
    ...id,
    visits: sum.visits + visits,
    failedVisits: sum.failedVisits + failedVisits,
    failedLoads: sum.failedLoads + failedLoads,
    errors: [...sum.errors, ...errors],
    vitals: [...sum.vitals, ...vitals],
  }));
}
