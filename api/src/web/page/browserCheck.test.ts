import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { BROWSER_CHECK } from './browserCheck';

/** Runs the check in a page. @returns what the page shows, and whether the check stopped the loading of the page */
function runCheck(prepare: string) {
  const documentElement = { innerHTML: '' };
  const stop = jest.fn();
  const page = createContext({ document: { documentElement }, stop, TransformStream: {} });
  runInContext('var window = globalThis;', page);
  runInContext(prepare, page);
  runInContext(BROWSER_CHECK, page);
  return { shown: documentElement.innerHTML, stopped: stop.mock.calls.length > 0 };
}

test('leaves the page to a supported browser', () => {
  expect(runCheck('')).toEqual({ shown: '', stopped: false });
});

test.each(['delete Array.prototype.at', 'delete globalThis.TransformStream'])(
  'shows an older browser what to do: %s',
  (prepare) => {
    const { shown, stopped } = runCheck(prepare);
    expect(stopped).toBe(true);
    expect(shown).toContain('<h1>Actualice su navegador</h1>');
    expect(shown).toContain('Ajustes &gt; General &gt; Actualización de software');
  },
);

const BROWSER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari',
};

test('names the supported browsers of the package.json', () => {
  const manifest = readFileSync(join(__dirname, '..', '..', '..', '..', 'package.json'), 'utf8');
  const { browserslist } = JSON.parse(manifest) as { browserslist: readonly string[] };
  const { shown } = runCheck('delete Array.prototype.at');
  for (const query of browserslist) {
    const [browser = '', version = ''] = query.split(' >= ');
    expect(shown).toContain(`${BROWSER_NAMES[browser]} ${version}`);
  }
});
