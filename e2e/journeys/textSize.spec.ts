import { CHROMIUM_FLAGS } from '@surco/section/browser';
import type { Page } from '@playwright/test';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { expect, expectNoHorizontalScroll, test } from '../support/test';

// The text size that a person sets in the browser: twice the usual 16 px.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 360, height: 740 },
});

/** The texts that their element cuts off, apart from those for screen readers only. */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, visibility } = getComputedStyle(element);
      const isPlaceholder = element.matches('.ant-select-placeholder');
      if (element.clientWidth <= 1 || visibility === 'hidden' || isPlaceholder) return false;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) && isCut(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${String(className)}: ${textContent}`);
  });

const PAGES: readonly (readonly [Account, Readonly<Record<string, string | RegExp>>])[] = [
  [
    'consultant',
    {
      '/dashboard/sales/list/sale': /^\d+ ventas$/,
      '/dashboard/sales/list/voucher': /^\d+ DKbonos$/,
      '/dashboard/customers/list': /^\d+ clientes$/,
      '/dashboard/sales/create-sale': 'Cliente y temporada',
      '/dashboard/customers/form': 'Datos del cliente',
    },
  ],
  [
    'admin',
    {
      '/dashboard/overview': 'Aprobar',
      '/dashboard/seasons/inventory': /^\d+ registros de inventario$/,
      '/dashboard/partners/list/DISTRIBUTOR': /^\d+ socios$/,
      '/dashboard/params/legal-texts': 'Datos que se pueden insertar',
      '/manual': 'Qué hace en Surco',
    },
  ],
];

test('text of twice the size is shown whole', async ({ page }) => {
  for (const [account, pages] of PAGES) {
    await signInWithoutForm(page, account);
    for (const [path, shown] of Object.entries(pages))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(shown).first()).toBeVisible();
        await expect(page.locator('body')).toHaveCSS('font-size', '28px');
        await expect(page.locator('.ant-btn, .surco-button').first()).toHaveCSS('font-size', '28px');
        await expect.poll(() => findCutTexts(page)).toEqual([]);
        await expectNoHorizontalScroll(page);
      });
  }
});
