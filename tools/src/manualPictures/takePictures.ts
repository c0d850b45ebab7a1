import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import UPNG from 'upng-js';
import { signInContext } from '../../bench/browser/visits';
import { PASSWORD } from '../../bench/signIn';
import { findChromium } from '../browsers/findChromium';
import { PICTURES_FOLDER } from '../manual/chapters';
import type { Picture } from './pictures/picture';

/** Colours of a picture. More make the file larger, and nobody sees them. */
const COLORS = 96;
const IDLE_TIMEOUT_MS = 5_000;
const DESKTOP = { viewport: { width: 1100, height: 640 } };
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };

async function signIn(context: BrowserContext, origin: string, account: Picture['account']): Promise<void> {
  if (account === null) return;
  if (account === 'farmer')
    await signInContext(context, origin, '/auth/client', { phone: '8711234567', clientKey: 'DEMO-AGRI-0001' });
  else {
    const email = account === 'admin' ? 'admin@surco.test' : 'consultor@surco.test';
    await signInContext(context, origin, '/auth/', { email, password: PASSWORD });
  }
}

/** Reduces the colours of a PNG. */
function reduceColors(png: Buffer): Buffer {
  const image = UPNG.decode(png);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image).slice(0, 1), image.width, image.height, COLORS));
}

async function takePicture(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, account, path, isPhone = false, height, prepare, part } = picture;
  const device = isPhone ? PHONE : DESKTOP;
  const context = await browser.newContext({
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: origin,
    ...device,
    viewport: { ...device.viewport, ...(height && { height }) },
  });
  await signIn(context, origin, account);
  const page = await context.newPage();
  await page.goto(path);
  await prepare?.(page);
  // A page with a stream of notifications may never be idle.
  await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
  const options = { animations: 'disabled', caret: 'hide' } as const;
  const png = await (part ? part(page).screenshot(options) : page.screenshot(options));
  const file = join(PICTURES_FOLDER, `${name}.png`);
  writeFileSync(file, reduceColors(png));
  await context.close();
  console.log(`docs/manual/images/${name}.png: ${Math.round(statSync(file).size / 1000)} KB`);
}

/** Takes pictures of the product at an address with demo data. */
export async function takePictures(origin: string, pictures: readonly Picture[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-lcd-text'],
  });
  try {
    for (const picture of pictures) await takePicture(browser, origin, picture);
  } finally {
    await browser.close();
  }
}
