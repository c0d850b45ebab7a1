import { expect, type Page } from '@playwright/test';
import { NO_ACCESS_MESSAGE } from '../../host/src/navigation/guard';
import type { Arrival, GuardCase } from '../support/guardExpectations';
import { readNavigationCount } from '../support/navigationCounter';
import { followLink, goForward } from './guardMenuLinks';
import { getToasts } from './toasts';

export const readCurrentPath = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const getAccessDeniedToast = (page: Page) => getToasts(page).getByText(NO_ACCESS_MESSAGE);

/** Waits for the expected arrival. @returns the path and the toast that the page really shows */
export async function readArrival(page: Page, expected: Arrival): Promise<Arrival> {
  await expect
    .poll(() => readCurrentPath(page), { intervals: [20, 50, 100] })
    .toBe(expected.path)
    .catch(() => undefined);
  if (expected.showsAccessDenied)
    await getAccessDeniedToast(page)
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
  return { path: readCurrentPath(page), showsAccessDenied: (await getAccessDeniedToast(page).count()) > 0 };
}

export async function openTypedPath(page: Page, row: GuardCase): Promise<void> {
  await page.goto(row.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('html')?.dataset.navigationCount !== undefined);
}

/** Arrives from another page: by a link of the menu, or by history where there is no menu. */
export async function navigateFromPage(page: Page, row: GuardCase, hasMenu: boolean): Promise<void> {
  const before = await readNavigationCount(page);
  await (hasMenu ? followLink(page, row.path) : goForward(page, row.path));
  const moved = page.waitForFunction(
    (count) => Number(document.querySelector('html')?.dataset.navigationCount ?? 0) > count,
    before,
  );
  await Promise.race([moved, getAccessDeniedToast(page).first().waitFor()]);
}

/** Closes the toasts about missing permission, so that the next arrival shows only its own. */
export async function closeAccessDeniedToasts(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Cerrar: Acceso restringido' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}
