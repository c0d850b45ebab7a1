import type { Page } from '@playwright/test';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** The number of cards of a list that are wholly between the header and the bottom bar, before any scrolling. */
const countVisibleCards = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('list', { name: list, exact: true })
    .locator('> li')
    .evaluateAll((cards) => {
      const bars = [...document.querySelectorAll('nav')].map((bar) => bar.getBoundingClientRect());
      const bottom = Math.min(
        window.innerHeight,
        ...bars.filter((bar) => bar.bottom >= window.innerHeight - 1).map((bar) => bar.top),
      );
      return cards.filter((card) => card.getBoundingClientRect().bottom <= bottom).length;
    });

const LISTS: readonly (readonly [path: string, list: string, account: Account])[] = [
  ['/dashboard/sales/list/sale', 'ventas', 'consultant'],
  ['/dashboard/sales/list/voucher', 'DKbonos', 'consultant'],
  ['/dashboard/customers/list', 'clientes', 'coordinator'],
  ['/dashboard/users', 'usuarios', 'admin'],
  ['/dashboard/products/list', 'productos', 'admin'],
  ['/dashboard/locations/state-zones-localities', 'localidades', 'admin'],
  ['/dashboard/params/message', 'mensajes', 'admin'],
];

for (const [path, list, account] of LISTS)
  test(`at 360 × 740 px at least four ${list} are visible at once`, async ({ page }) => {
    await signInWithoutForm(page, account);
    await page.goto(path);
    await expect(page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first()).toBeVisible();
    await expect.poll(() => countVisibleCards(page, list)).toBeGreaterThanOrEqual(4);
    await expectNoHorizontalScroll(page);
  });
