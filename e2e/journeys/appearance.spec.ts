import { signInWithoutForm } from '../pageObjects/session';
import { expect, test } from '../support/test';
import { getToasts } from '../pageObjects/toasts';

test('A-03 a toast shows at the top center and can be closed', async ({ page }) => {
  await signInWithoutForm(page, 'supervisor');
  // A supervisor may not open this page, and a toast says so (N-11).
  await page.goto('/dashboard/products/list');
  const toast = getToasts(page).getByRole('listitem');
  await expect(toast).toHaveCount(1);
  // The toast may be there before the layout of the page that the guard leads to.
  const banner = page.getByRole('banner');
  await expect(banner).toBeVisible();
  const box = (await toast.boundingBox()) ?? { x: 0, y: 999, width: 0, height: 0 };
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(12);
  expect(box.y).toBeLessThan(100);
  // In the header: below it, it would cover the title and the actions of a record.
  const header = (await banner.boundingBox()) ?? { y: 0, height: 0 };
  expect(box.y + box.height / 2).toBeLessThan(header.y + header.height);
  await toast.getByRole('button', { name: /^Cerrar/ }).click();
  await expect(toast).toHaveCount(0);
});

test('A-04 the open page follows the color scheme of the system; the primary color stays red', async ({ page }) => {
  const readColors = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.body);
      const primary = getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary').trim();
      return { background: style.backgroundColor, primary };
    });
  const computeBrightness = (rgb: string): number =>
    (rgb.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect.poll(async () => computeBrightness((await readColors()).background)).toBeGreaterThan(200);
  // The page has set its own title.
  await expect(page).toHaveTitle('Entrar · Surco');
  await page.evaluate(() => (document.title = 'the same document'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => computeBrightness((await readColors()).background)).toBeLessThan(60);
  expect(await page.title()).toBe('the same document');
  const [red = 0, green = 0, blue = 0] = ((await readColors()).primary.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
});
