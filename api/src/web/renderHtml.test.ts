import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import type { RegisteredRemote } from '@surco/shared/federation';
import { BOOT_HASH, BOOT_SCRIPT } from './page/bootScript';
import { BROWSER_CHECK, BROWSER_CHECK_HASH } from './page/browserCheck';
import { renderHtml } from './renderHtml';
import { buildPageHeaders } from './buildPageHeaders';

const config: RuntimeConfig = {
  apiBase: '/api',
  apiKeyHeader: 'x-api-key',
  apiKey: '</script><script>alert(1)</script>',
  sso: {
    clientId: 'c',
    authority: 'https://login.test/tenant',
    authorityMetadata: JSON.stringify({ token_endpoint: 'http://localhost:3001/token', issuer: 'x' }),
    redirectUri: '/redirect',
    product: 'microsoft',
  },
  locale: 'es-MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
};

const sectionWithoutFiles: Omit<RegisteredRemote, 'files'> = {
  name: 'mfe-x',
  contract: '^3.0.0',
  version: '1',
  entry: '/remotes/mfe-x/entry.js',
  menu: [],
  routes: [],
  redirects: [],
};

const html = renderHtml(
  '<head><!--surco-head--></head>',
  config,
  { registry: { format: 1, remotes: [] }, hasTrial: false },
  { scripts: ['/a.js'], calls: ['/auth/me'] },
);

const assetsUrl = 'https://assets.test';

test('C-07 names scripts, preloads and sections on the origin of ASSETS_URL', () => {
  const page = renderHtml(
    '<head><script defer fetchpriority="high" src="/main.js"></script><!--surco-head--></head>',
    { ...config, assetsUrl },
    {
      registry: { format: 1, remotes: [{ ...sectionWithoutFiles, files: {} }] },
      hasTrial: false,
      findHash: (path) => (path === '/b.js' ? 'sha384-b' : undefined),
    },
    { scripts: ['/a.js', '/b.js'], calls: [] },
  );
  expect(page).toContain(`<script crossorigin defer fetchpriority="high" src="${assetsUrl}/main.js">`);
  expect(page).toContain(`href="${assetsUrl}/a.js" crossorigin>`);
  expect(page).toContain(`href="${assetsUrl}/b.js" integrity="sha384-b" crossorigin>`);
  expect(page).toContain(`"entry":"${assetsUrl}/remotes/mfe-x/entry.js"`);
});

test('C-07 the policy allows files from the origin of ASSETS_URL, but no workers, and nothing on the sign-on return page', () => {
  const readPolicy = (page: 'app' | 'redirect') =>
    buildPageHeaders({ ...config, assetsUrl }, page)['content-security-policy'] ?? '';
  for (const directive of ['default-src', 'script-src', 'style-src', 'img-src', 'connect-src'])
    expect(readPolicy('app')).toMatch(new RegExp(`${directive} 'self'[^;]* ${assetsUrl}[ ;]`));
  expect(readPolicy('app')).toContain("worker-src 'self';");
  expect(readPolicy('redirect')).not.toContain(assetsUrl);
});

test('names the preloads, which the boot script starts, with a lower priority than the script of the host and the calls', () => {
  expect(html).toContain('<link as="script" fetchpriority="low" href="/a.js">');
});

test('escapes texts of the configuration that would end the element or start a script', () => {
  expect(html).not.toContain('<script>alert');
  const data = /id="surco-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ config: { apiKey: config.apiKey }, calls: ['/auth/me'] });
});

test('the policy allows only the two inline scripts, by their digests', () => {
  const digest = createHash('sha256').update(BOOT_SCRIPT).digest('base64');
  expect(BOOT_HASH).toBe(`'sha256-${digest}'`);
  expect(html).toContain(`<script>${BOOT_SCRIPT}</script>`);
  expect(html).toContain(`<script>${BROWSER_CHECK}</script>`);
  const policy = buildPageHeaders(config, 'app')['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${BROWSER_CHECK_HASH} ${BOOT_HASH};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the policy allows calls to and frames of the directory, and no site may frame the page', () => {
  const policy = buildPageHeaders(config, 'app')['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self' https://login.test http://localhost:3001;");
  expect(policy).toContain("frame-src 'self' https://login.test http://localhost:3001;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('C-07 allows sections from the developer’s machine only if the configuration names it', () => {
  const own = 'http://localhost:3100';
  const allowed = buildPageHeaders({ ...config, devRemotes: own }, 'app')['content-security-policy'] ?? '';
  expect(allowed).toContain(`script-src 'self' ${BROWSER_CHECK_HASH} ${BOOT_HASH} ${own};`);
  expect(allowed).toMatch(/connect-src [^;]* http:\/\/localhost:3100;/);
  for (const page of ['app', 'redirect'] as const) {
    expect(buildPageHeaders(config, page)['content-security-policy']).not.toContain(own);
  }
  expect(buildPageHeaders({ ...config, devRemotes: own }, 'redirect')['content-security-policy']).not.toContain(own);
});

test('only the sign-on return page may be framed by the product and keeps its opener', () => {
  const headers = buildPageHeaders(config, 'redirect');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  expect(buildPageHeaders(config, 'app')).toHaveProperty('cross-origin-opener-policy');
});

test('names no files of sections: the preloads do, and the rest is needed later', () => {
  const remote = { ...sectionWithoutFiles, files: { list: ['/remotes/mfe-x/list.js'] } };
  const page = renderHtml(
    '<head><!--surco-head--></head>',
    config,
    { registry: { format: 1, remotes: [remote] }, hasTrial: false },
    { scripts: [], calls: [] },
  );
  expect(page).toContain('"name":"mfe-x"');
  expect(page).not.toContain('list.js');
});
