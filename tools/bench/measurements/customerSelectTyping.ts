import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { CONSULTANT_EMAIL, PASSWORD } from '../signIn';
import { formatMs, quantile } from '../statistics';
import { observeKeyDurations, readKeyDurations } from '../browser/keyDurations';
import { signInContext } from '../browser/visits';

const TYPED_TEXT = 'garcia nunez';

interface SelectCase {
  description: string;
  path: string;
  label: RegExp;
}

/** The filter of the list searches on the server; the sale form has loaded all customers. */
const SELECT_CASES: readonly SelectCase[] = [
  {
    description: 'choose a customer in a sale, all of them loaded',
    path: '/dashboard/sales/create-sale',
    label: /^Cliente/,
  },
  {
    description: 'filter by customer, searching on the server',
    path: '/dashboard/sales/list/sale',
    label: /^Cliente/,
  },
];

async function typeIntoSelect(page: Page, { path, label }: SelectCase): Promise<number[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const moreFilters = page.getByRole('button', { name: /Más filtros/ });
  if (path.includes('/list/')) await moreFilters.click();
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').first().waitFor({ timeout: 120_000 });
  await observeKeyDurations(page);
  for (const key of TYPED_TEXT) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 });
  await page.locator('.ant-select-item-option').filter({ hasText: 'García Núñez' }).first().waitFor();
  return readKeyDurations(page);
}

/**
 * Measures typing in the customer select of the sale form and of the list filter in a browser, from the key to the
 * paint.
 * @param customerCount for the printed table
 */
export async function measureCustomerSelectTyping(
  origin: string,
  executablePath: string,
  customerCount: number,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await signInContext(context, origin, '/auth/', { email: CONSULTANT_EMAIL, password: PASSWORD });
  const table: Record<string, string | number>[] = [];
  for (const select of SELECT_CASES) {
    const page = await context.newPage();
    const durations = await typeIntoSelect(page, select);
    await page.close();
    table.push({
      Where: select.description,
      Customers: customerCount,
      keys: TYPED_TEXT.length,
      'p95 ms': durations.length ? formatMs(quantile(durations, 0.95)) : '< 16',
      'slowest ms': durations.length ? formatMs(Math.max(...durations)) : '< 16',
    });
  }
  await browser.close();
  console.log('\nTyping in a customer select: from the key to the paint');
  console.table(table);
}
