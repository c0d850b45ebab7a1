import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
import { createTestCheckout } from '../testing/testCheckout';
import { startTestApi, type TestApi } from '../testing/harness';
import { renderAppManifest } from './appManifest';

const createRemote = (name: string, shortcuts: readonly string[]): RegisteredRemote => ({
  name,
  contract: `^${CONTRACT_VERSION}`,
  version: '1',
  entry: `/remotes/${name}/entry.js`,
  files: {},
  menu: [],
  routes: [
    { path: `/dashboard/${name}`, roles: ['Admin'], title: name, page: 'list' },
    ...shortcuts.map((shortcut) => ({
      path: `/dashboard/${name}/${shortcut}`,
      roles: ['Admin' as const],
      title: shortcut,
      page: 'list',
      shortcut,
    })),
  ],
  redirects: [],
});

test('C-04 the shortcuts of the app are those that the sections declare, at most four', () => {
  const remotes = [createRemote('one', ['a']), createRemote('two', []), createRemote('three', ['b', 'c', 'd', 'e'])];
  expect(JSON.parse(renderAppManifest({ name: 'Surco' }, { format: 1, remotes }))).toEqual({
    name: 'Surco',
    shortcuts: [
      { name: 'a', url: '/dashboard/one/a' },
      { name: 'b', url: '/dashboard/three/b' },
      { name: 'c', url: '/dashboard/three/c' },
      { name: 'd', url: '/dashboard/three/d' },
    ],
  });
});

describe('the served manifest', () => {
  const checkout = createTestCheckout();
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ root: checkout.root });
  });
  afterAll(async () => {
    await api.close();
    checkout.remove();
  });

  test('may be stored by shared caches for an hour and sets no cookie', async () => {
    const { headers, statusCode, body } = await api.app.inject({ url: '/manifest.webmanifest' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ name: 'Surco', shortcuts: [] });
  });

  test('a share without a service worker opens the page for shared files', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: '/dashboard/shared-file',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect([statusCode, headers.location]).toEqual([303, '/dashboard/shared-file']);
  });

  test('the policy of the pages allows it', async () => {
    const { headers } = await api.app.inject({ url: '/' });
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });
});
