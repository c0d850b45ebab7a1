import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { mockMediaQueries } from '../../testing/mockMediaQueries';
import AntdConfig from './AntdConfig';
import { CSS_SCOPE } from './pageColors';
import { DARK_QUERY, TOUCH_QUERY } from './useMediaQuery';

const ROOT = join(__dirname, '..', '..', '..', '..');
const FILE = join(__dirname, 'variables.css');

type Variables = ReadonlyMap<string, string>;

/** Names of the variables of antd that our own styles use. */
function listUsedNames(): string[] {
  const folders = readdirSync(ROOT).filter((name) => name === 'host' || name === 'shared' || name.startsWith('mfe-'));
  const sources = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { withFileTypes: true, recursive: true })
      .filter(({ name }) => /\.(css|tsx?)$/.test(name) && name !== 'variables.css')
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const names = sources.flatMap((text) => [...text.matchAll(/var\((--ant-[\w-]*\w)/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].toSorted();
}

/** The variables that antd sets for the given preferences. */
function readVariables(...matching: string[]): Variables {
  mockMediaQueries(...matching);
  const { unmount } = render(<AntdConfig>{null}</AntdConfig>);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('');
  unmount();
  const block = new RegExp(String.raw`\.${CSS_SCOPE}\{(--ant-[^}]*)\}`).exec(styles)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [
      name,
      // As `fontSizes.css` sets them.
      name === '--ant-control-height'
        ? `calc(1.375rem + ${parseFloat(value) - 22}px)`
        : name.startsWith('--ant-font-size')
          ? `${parseFloat(value) / 16}rem`
          : value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

/** Only the root: antd gives its parts the same class, and sets its variables there in the scheme that applies. */
const ROOT_SELECTOR = `html.${CSS_SCOPE}`;

const formatBlock = (selector: string, variables: Variables, names: readonly string[]): string =>
  [`${selector} {`, ...names.map((name) => `  ${name}: ${variables.get(name) ?? 'missing'};`), '}'].join('\n');

test('A-04 the variables of pages without antd are those that antd sets', () => {
  const names = listUsedNames();
  const light = readVariables();
  const listChanges = (other: Variables) => names.filter((name) => other.get(name) !== light.get(name));
  const dark = readVariables(DARK_QUERY);
  const touch = readVariables(TOUCH_QUERY);
  const blocks = [
    '/* Written by variables.test.tsx from the tokens of antd: copy its received text here. */',
    formatBlock(ROOT_SELECTOR, light, names),
    formatBlock(`${ROOT_SELECTOR}-dark`, dark, listChanges(dark)),
    `@media ${TOUCH_QUERY} {\n${formatBlock(ROOT_SELECTOR, touch, listChanges(touch)).replace(/^/gm, '  ')}\n}`,
  ];
  // After a change of tokens or of antd: the received text is the new file.
  const received = `${blocks.join('\n')}\n`;
  expect(received).toBe(readFileSync(FILE, 'utf8'));
});
