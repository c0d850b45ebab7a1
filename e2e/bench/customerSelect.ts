import { chromium, type Page } from '@playwright/test';
import { ARGS } from '../browserFlags';
import { CONSULTANT, PASSWORD } from './signIn';
import { ms, quantile } from './statistics';
import { keyDurations, watchKeys } from './typing';
import { enter } from './visits';

const TYPED = 'garcia nunez';

interface Select {
  what: string;
  address: string;
  label: RegExp;
}

/** The list's filter asks the server; the form of a sale has all of them at hand. */
const SELECTS: readonly Select[] = [
  { what: 'elegir cliente en una venta, todos a la mano', address: '/dashboard/sales/create-sale', label: /^Cliente/ },
  { what: 'filtrar por cliente, buscando en el servidor', address: '/dashboard/sales/list/sale', label: /^Cliente/ },
];

async function typeInto(page: Page, { address, label }: Select): Promise<number[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const more = page.getByRole('button', { name: /Más filtros/ });
  if (address.includes('/list/')) await more.click();
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').first().waitFor({ timeout: 120_000 });
  await watchKeys(page);
  for (const key of TYPED) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 });
  await page.locator('.ant-select-item-option').filter({ hasText: 'García Núñez' }).first().waitFor();
  return keyDurations(page);
}

/** Typing in a select over all customers, in a real browser: from the key to the paint. */
export async function measureCustomerSelect(origin: string, executablePath: string, customers: number): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await enter(context, origin, '/auth/', { email: CONSULTANT, password: PASSWORD });
  const table: Record<string, string | number>[] = [];
  for (const select of SELECTS) {
    const page = await context.newPage();
    const durations = await typeInto(page, select);
    await page.close();
    table.push({
      Dónde: select.what,
      Clientes: customers,
      teclas: TYPED.length,
      'p95 ms': durations.length ? ms(quantile(durations, 0.95)) : '< 16',
      'la más lenta ms': durations.length ? ms(Math.max(...durations)) : '< 16',
    });
  }
  await browser.close();
  console.log('\nEscribir en una lista de clientes: de la tecla a la pantalla');
  console.table(table);
}
