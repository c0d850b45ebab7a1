import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { salesPaths, simulatorPaths } from '@surco/shared/contract';
import { signInContext } from '../bench/browser/visits';
import { PASSWORD } from '../bench/signIn';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { findChromium } from './browsers/findChromium';
import { withDemoProduct } from './common/withDemoProduct';
import { ROOT } from './packages';

const folder = join(ROOT, 'docs', 'images');
const port = Number(process.env.SCREENSHOTS_PORT ?? 3990);
const maxBytes = 150_000;

interface Screenshot {
  file: string;
  options: BrowserContextOptions;
  signIn: { path: string; data: Record<string, string> };
  path: string;
  /** Brings the page into the state of the picture and waits until it is complete. */
  prepare: (page: Page) => Promise<void>;
}

const screenshots: readonly Screenshot[] = [
  {
    file: 'sales-list.png',
    options: { viewport: { width: 1440, height: 660 } },
    signIn: { path: '/auth/', data: { email: 'admin@surco.test', password: PASSWORD } },
    path: salesPaths.saleList,
    prepare: (page) =>
      page
        .getByText(/^V-\d{4}-\d{6}$/)
        .first()
        .waitFor(),
  },
  {
    file: 'simulator-phone.png',
    options: { viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true },
    signIn: { path: '/auth/client', data: { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' } },
    path: simulatorPaths.simulator,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Animales' }).fill('120');
      await page
        .getByText(/\d ha\b/)
        .locator('visible=true')
        .first()
        .waitFor();
      await page.locator('#surco-sim-results').scrollIntoViewIfNeeded();
      await page.locator('#surco-sim-results').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
];

async function takeScreenshots(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-lcd-text'],
  });
  try {
    for (const { file, options, signIn, path, prepare } of screenshots) {
      const context = await browser.newContext({
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      await signInContext(context, origin, signIn.path, signIn.data);
      const page = await context.newPage();
      await page.goto(origin + path);
      await prepare(page);
      await page.waitForLoadState('networkidle');
      const imagePath = join(folder, file);
      await page.screenshot({ path: imagePath, animations: 'disabled', caret: 'hide' });
      await context.close();
      const { size } = statSync(imagePath);
      console.log(`docs/images/${file}: ${Math.round(size / 1000)} KB`);
      if (size > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes.`);
    }
  } finally {
    await browser.close();
  }
}

/** `pnpm screenshots`: takes the pictures of the README from a fresh product with demo data. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withDemoProduct(port, takeScreenshots);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
