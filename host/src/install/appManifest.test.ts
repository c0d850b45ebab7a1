import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPaths } from '@surco/shared/contract';
import { PAGE_COLORS } from '../shell/theme/pageColors';

const readSource = (...path: string[]): string => readFileSync(join(__dirname, '..', ...path), 'utf8');

test("A-04 the browser's bar has the colour of the page in both schemes", () => {
  const page = readSource('index.html');
  for (const scheme of ['light', 'dark'] as const)
    expect(page).toContain(
      `<meta name="theme-color" content="${PAGE_COLORS[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
    );
});

test('A-01 the app has a Spanish name, the colour of the page and starts at the home of the role', () => {
  const manifest: unknown = JSON.parse(readSource('install', 'appManifest.ejs'));
  expect(manifest).toMatchObject({
    lang: 'es-MX',
    name: expect.stringMatching(/^Surco: ventas/),
    start_url: hostPaths.dashboard,
    theme_color: PAGE_COLORS.light,
    background_color: PAGE_COLORS.light,
    share_target: { action: hostPaths.sharedFile, method: 'POST' },
  });
});
