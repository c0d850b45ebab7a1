/**
 * `pnpm manual [name…]`: takes the pictures of the manual from a fresh product with demo data. The farmers and the staff
 * who read it compare them with their screen; taking them by hand would cost a day after each change of pages.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { reportAndExit } from '@surco/section/common';
import { startEmbeddedPostgres } from '../../../api/src/infrastructure/postgres/embeddedPostgres';
import { PASSWORD } from '../../bench/signIn';
import { signInContext } from '../../bench/signInContext';
import { startInstance } from '../../bench/startInstance';
import { findChromium } from '../browsers/findChromium';
import { buildChanged } from '../build';
import { stopRunning } from '../common/serverProcess';
import { PICTURES_FOLDER } from '../manual/chapters';
import { type Picture, pictures } from './pictures';

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

/** Reduces the colours of a PNG with ImageMagick. */
function reduceColors(file: string): void {
  try {
    execFileSync('mogrify', ['-strip', '+dither', '-colors', String(COLORS), file]);
  } catch (cause) {
    throw new Error('The colours could not be reduced: apt-get install imagemagick', { cause });
  }
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
  const file = join(PICTURES_FOLDER, `${name}.png`);
  const options = { path: file, animations: 'disabled', caret: 'hide' } as const;
  await (part ? part(page).screenshot(options) : page.screenshot(options));
  reduceColors(file);
  await context.close();
  console.log(`docs/manual/images/${name}.png: ${Math.round(statSync(file).size / 1000)} KB`);
}

async function takePictures(origin: string, requested: readonly Picture[]): Promise<void> {
  const args = [...CHROMIUM_FLAGS, '--disable-lcd-text'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    for (const picture of requested) await takePicture(browser, origin, picture);
  } finally {
    await browser.close();
  }
}

async function takePicturesOfNewProduct(requested: readonly Picture[]): Promise<void> {
  await buildChanged();
  const folder = mkdtempSync(join(tmpdir(), 'surco-pictures-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), durable: false });
  try {
    const options = { folder, postgresUrl: database.superuserUrl, hasPages: true };
    const { origin } = await startInstance({ ...options, name: 'pictures' });
    await takePictures(origin, requested);
  } finally {
    await stopRunning();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name));
  if (unknown.length) throw new Error(`The manual has no picture ${unknown.join(', ')}.`);
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  for (const file of readdirSync(PICTURES_FOLDER))
    if (!pictures.some(({ name }) => name === basename(file, '.png'))) rmSync(join(PICTURES_FOLDER, file));
  await takePicturesOfNewProduct(pictures.filter(({ name }) => names.length === 0 || names.includes(name)));
}

main(process.argv.slice(2)).catch(reportAndExit);
