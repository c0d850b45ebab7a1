import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionPublication, SectionVersion } from '@surco/shared/contract';
import type { FastifyInstance } from 'fastify';
import { openDb } from '../../core/db/pool';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { readRecords } from '../../testing/responses';
import { createBuildFiles, createTestCheckout, encodeFiles, withHashes } from '../../testing/testCheckout';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('published sections', () => {
  const checkout = createTestCheckout();
  const folder = join(checkout.root, 'data');
  let api: TestApi;
  let admin: TestClient;
  let token: string;

  beforeAll(async () => {
    api = await startTestApi({ root: checkout.root, env: { DATA_DIR: folder } });
    admin = await api.signInAs(api.company.users.Admin);
    token = await createToken('mfe-one', 'mfe-two', 'mfe-three', 'mfe-four', 'mfe-five');
  });
  afterAll(async () => {
    await api.close();
    checkout.remove();
  });

  async function createToken(...sections: string[]): Promise<string> {
    const { body } = await admin.post('/registry/tokens', { team: 'Equipo Ventas', sections });
    return (body.data as { token: string }).token;
  }

  async function request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { by = token, files, body, app = api.app }: RequestOptions = {},
  ) {
    const form = files ? encodeFiles(files) : undefined;
    const response = await app.inject({
      method,
      url: `/api/registry/${path}`,
      remoteAddress: '::ffff:192.0.2.7',
      headers: { authorization: `Bearer ${by}`, 'user-agent': firefox, ...form?.headers },
      ...(form ? { payload: form.payload } : {}),
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, body: response.json<PublishResponse>() };
  }
  interface RequestOptions {
    by?: string;
    files?: Record<string, string>;
    body?: object;
    app?: FastifyInstance;
  }
  interface PublishResponse {
    data: SectionPublication;
    code?: string;
    error?: string;
    details?: { path: string; message: string }[];
  }

  const publish = (name: string, version: string, query = '', options: RequestOptions = {}) =>
    request('PUT', `sections/${name}/versions${query}`, { files: createBuildFiles(name, version), ...options });
  const readVersion = async (name: string, headers: Record<string, string> = {}, app = api.app) => {
    const response = await app.inject({ url: '/registry.json', headers });
    return response.json<{ remotes: { name: string; version: string }[] }>().remotes.find((one) => one.name === name)
      ?.version;
  };

  test('C-07 a published version is served with its hash, and the audit log has team and address', async () => {
    const published = await publish('mfe-two', '1.0.0-a', '?commit=abc123&reason=Primera%20entrega');
    expect([published.status, published.body.data]).toMatchObject([
      200,
      {
        section: { name: 'mfe-two', label: 'mfe-two 1.0.0-a', health: 'OK', before: [null] },
        version: {
          version: '1.0.0-a',
          state: 'LIVE',
          publishedBy: 'Equipo Ventas',
          commit: 'abc123',
          reason: 'Primera entrega',
        },
        replaced: null,
      },
    ]);
    const file = await api.app.inject({
      url: '/remotes/mfe-two/1.0.0-a/remoteEntry.0123456789.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([file.statusCode, file.headers['cache-control'], file.headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect((await api.app.inject({ url: '/registry.json' })).body).toMatch(/"integrity":"sha384-/);
    const [entry] = readRecords(await admin.get('/audit?entity=remote-release&size=1&sort=-at'));
    expect(entry).toMatchObject({
      action: 'PUBLISH',
      user: null,
      after: {
        name: 'mfe-two',
        publishedBy: 'Equipo Ventas',
        origin: { address: '192.0.2.7', device: 'Firefox en Linux' },
      },
    });
  });

  test('C-07 rolls back, and refuses to take back another version than the requested one', async () => {
    await publish('mfe-three', '1.0.0-a');
    const second = await publish('mfe-three', '1.1.0-b');
    expect(second.body.data.replaced).toMatchObject({ version: '1.0.0-a', state: 'PREVIOUS' });
    const rollBack = (version: string) => request('POST', 'sections/mfe-three/rollback', { body: { version } });
    expect(await rollBack('1.0.0-a')).toMatchObject({ status: 409, body: { code: 'TRANSICION_INVALIDA' } });
    expect(await rollBack('1.1.0-b')).toMatchObject({ status: 200, body: { data: { live: { version: '1.0.0-a' } } } });
    expect(await readVersion('mfe-three')).toBe('1.0.0-a');
    const versions = await admin.get('/registry/sections/mfe-three/versions');
    expect(readRecords(versions)).toMatchObject([
      { version: '1.1.0-b', state: 'UNUSED', bytes: expect.any(Number) },
      { version: '1.0.0-a', state: 'LIVE', unusedSince: null },
    ]);
  });

  test('C-07 a stored version is given to roles, to everyone and back, and the section is taken away', async () => {
    await publish('mfe-one', '1.1.0-a', '?roles=Supervisor');
    const use = (version: string | null, body: object = {}) =>
      request('POST', 'sections/mfe-one/use', { body: { version, ...body } });
    const refuse = async (response: ReturnType<typeof use>, code: string, status: number) =>
      expect(await response).toMatchObject({ status, body: { code } });
    await refuse(use('9.9.9-z'), 'NO_ENCONTRADO', 404);
    expect((await use('1.1.0-a', { reason: 'Sin fallas' })).body.data).toMatchObject({
      live: { version: '1.1.0-a' },
      trial: null,
    });
    expect(await readVersion('mfe-one')).toBe('1.1.0-a');
    await refuse(use('1.1.0-a'), 'TRANSICION_INVALIDA', 409);
    await refuse(use('1.1.0-a', { roles: ['Admin'] }), 'TRANSICION_INVALIDA', 409);
    await refuse(publish('mfe-one', '1.1.0-a', '?trial=preview'), 'TRANSICION_INVALIDA', 409);

    expect((await use(null)).body.data).toMatchObject({ live: null, isAway: true });
    expect(await readVersion('mfe-one')).toBeUndefined();
    expect((await use('1.1.0-a', { roles: ['Supervisor', 'Admin'] })).status).toBe(200);
    expect((await use(null, { roles: ['Admin'] })).body.data).toMatchObject({ trial: { roles: ['Supervisor'] } });
    expect(await readVersion('mfe-one')).toBeUndefined();
    expect(readRecords(await admin.get('/registry/sections/mfe-one/versions'))).toMatchObject([
      { version: '1.1.0-a', state: 'TRIAL', roles: ['Supervisor'] },
      { version: '1.0.0-own', state: 'PREVIOUS', isOwn: true },
    ]);
    expect((await use('1.0.0-own')).body.data).toMatchObject({ live: null, trial: null });
    expect(await readVersion('mfe-one')).toBe('1.0.0-own');
    const [used] = readRecords(await admin.get('/audit?entity=remote-release&size=1&sort=-at'));
    expect(used).toMatchObject({ action: 'USE', after: { name: 'mfe-one', liveVersion: null } });
  });

  test('C-07 two versions published at once are both stored, and the later switch is live', async () => {
    const responses = await Promise.all(['1.0.0-a', '2.0.0-b'].map((version) => publish('mfe-four', version)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const replaced = responses.map(({ body }) => body.data.replaced?.version).filter(Boolean);
    expect(replaced).toHaveLength(1);
    const live = await readVersion('mfe-four');
    expect(['1.0.0-a', '2.0.0-b'].filter((version) => version !== live)).toEqual(replaced);
    for (const version of ['1.0.0-a', '2.0.0-b'])
      expect((await api.app.inject({ url: `/remotes/mfe-four/${version}/list.0123456789.js` })).statusCode).toBe(200);
  });

  test('C-07 of two sections that claim one path at the same time, one is refused', async () => {
    const by = await createToken('mfe-left', 'mfe-right');
    const redirects = [{ path: '/dashboard/contested', redirectTo: '/dashboard' }];
    const responses = await Promise.all(
      ['mfe-left', 'mfe-right'].map((name) =>
        publish(name, '1.0.0-a', '', { by, files: createBuildFiles(name, '1.0.0-a', { redirects }) }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('C-07 a preview reaches only browsers that opened its link, until it is removed', async () => {
    const { body } = await publish('mfe-one', '3.0.0-p', '?trial=preview');
    const { version, section } = body.data;
    expect([version.state, section.live, section.previews.length]).toEqual(['PREVIEW', null, 1]);
    const link = new URL(version.previewUrl ?? '').pathname;
    const opened = await api.app.inject({ url: link });
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/dashboard/mfe-one']);
    expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    expect([await readVersion('mfe-one'), await readVersion('mfe-one', { cookie })]).toEqual(['1.0.0-own', '3.0.0-p']);
    const page = await api.app.inject({ url: '/dashboard', headers: { cookie } });
    expect([page.headers['cache-control'], page.headers.vary]).toEqual([
      'private, no-cache',
      'accept-encoding, cookie',
    ]);
    expect(page.body).toContain('"previews":["mfe-one"]');
    const forged = cookie.replace('3.0.0-p', '1.0.0-own');
    expect(await readVersion('mfe-one', { cookie: forged })).toBe('1.0.0-own');

    const left = await (await api.signInAs()).post('/registry/preview/leave');
    expect([left.status, left.headers['set-cookie']]).toEqual([200, expect.stringContaining('surco-preview=;')]);
    expect((await request('DELETE', 'sections/mfe-one/versions/3.0.0-p')).status).toBe(200);
    expect(await readVersion('mfe-one', { cookie })).toBe('1.0.0-own');
    expect((await api.app.inject({ url: link })).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/remotes/mfe-one/3.0.0-p/list.0123456789.js' })).statusCode).toBe(404);
  });

  test('C-07 removes a trial with its version, and refuses to remove the version that everyone gets', async () => {
    await publish('mfe-five', '1.0.0-a');
    await publish('mfe-five', '1.1.0-b', '?roles=Admin');
    const remove = (version: string) => request('DELETE', `sections/mfe-five/versions/${version}`);
    expect(await remove('1.1.0-b')).toMatchObject({ status: 200, body: { data: { trial: null } } });
    expect(await remove('1.0.0-a')).toMatchObject({ status: 409, body: { code: 'EN_USO' } });
    expect(await remove('9.0.0-z')).toMatchObject({ status: 404 });
    expect(readRecords(await admin.get('/registry/sections/mfe-five/versions'))).toHaveLength(1);
  });

  test('C-07 a token that is revoked while it publishes is refused before the switch', async () => {
    const revoked = await createToken('mfe-two');
    const id = readRecords(await admin.get('/registry/tokens'))[0]?.id;
    // The lock of another release holds the publication back just before its switch.
    const blocker = openDb(api.url, { max: 1 });
    const { lockReleases } = await import('../../core/sections/recordRelease');
    const { waitForBlockedTransactions } = await import('../../testing/waitForBlockedTransactions');
    let publication: ReturnType<typeof publish> | undefined;
    await blocker.transaction().execute(async (tx) => {
      await lockReleases(tx);
      publication = publish('mfe-two', '5.0.0-x', '', { by: revoked });
      await waitForBlockedTransactions(api.db, 1);
      expect((await admin.send('DELETE', `/registry/tokens/${id}`)).status).toBe(200);
    });
    expect(await publication).toMatchObject({ status: 401, body: { code: 'TOKEN_PUBLICACION' } });
    expect(await readVersion('mfe-two')).toBe('1.0.0-a');
    const versions = readRecords(await admin.get('/registry/sections/mfe-two/versions'));
    expect(versions.map(({ version }) => version)).not.toContain('5.0.0-x');
    await blocker.destroy();
  });

  test('C-07 refuses other content under the same version, too many bytes, a JSON body, a percentage, and a link with roles', async () => {
    const files = createBuildFiles('mfe-two', '1.0.0-a', {
      redirects: [{ path: '/dashboard/b', redirectTo: '/dashboard' }],
    });
    const published = createBuildFiles('mfe-two', '1.0.0-a');
    for (const other of [files, withHashes({ ...published, 'list.0123456789.js': 'other' })])
      expect(await request('PUT', 'sections/mfe-two/versions', { files: other })).toMatchObject({
        status: 409,
        body: { code: 'VERSION_PUBLICADA' },
      });
    const section = readRecords(await admin.get('/registry/sections')).find(({ name }) => name === 'mfe-two');
    expect(section).toMatchObject({ health: 'OK' });
    const big = { 'a.js': 'x'.repeat(6 * 1024 * 1024), 'b.js': 'x'.repeat(5 * 1024 * 1024) };
    expect((await request('PUT', 'sections/mfe-two/versions', { files: big })).status).toBe(413);
    expect((await request('PUT', 'sections/mfe-two/versions', { body: {} })).status).toBe(415);
    for (const query of ['?percent=10', '?trial=preview&roles=Admin'])
      expect((await publish('mfe-two', '8.0.0-x', query)).status).toBe(400);
  });

  test('C-07 a changed and a missing entry are restored', async () => {
    const readHealth = async () => {
      const sections = readRecords(await admin.get('/registry/sections'));
      return sections.find(({ name }) => name === 'mfe-two')?.health;
    };
    expect(await readHealth()).toBe('OK');
    const entry = join(folder, 'remote-copies', 'mfe-two', '1.0.0-a', 'remoteEntry.0123456789.js');
    writeFileSync(entry, 'alert(1)');
    expect(await readHealth()).toBe('OK');
    rmSync(entry);
    expect(await readHealth()).toBe('OK');
  });

  test('C-07 keeps the twenty latest versions, those that somebody gets, and those to which a rollback leads', async () => {
    const by = await createToken('mfe-old');
    for (let number = 1; number <= 24; number += 1)
      await publish('mfe-old', `${number}.0.0-a`, number > 2 ? '?roles=Admin' : '', { by });
    const { body } = await admin.get('/registry/sections/mfe-old/versions');
    const versions = (body.data as SectionVersion[]).map(({ version }) => Number.parseInt(version, 10));
    // 2 is live and 24 on trial; 1 was live before; 3 is the oldest of the others.
    expect(versions).toEqual([...Array.from({ length: 21 }, (_, index) => 24 - index), 2, 1]);
    for (let step = 0; step < 2; step += 1)
      expect((await request('POST', 'sections/mfe-old/rollback', { by, body: {} })).status).toBe(200);
    expect(await readVersion('mfe-old')).toBe('1.0.0-a');
  });

  test('C-07 a version whose files are removed while somebody uses it or rolls back to it does not become live', async () => {
    const by = await createToken('mfe-lost');
    for (const version of ['1.0.0-a', '1.1.0-b']) await publish('mfe-lost', version, '', { by });
    const blocker = openDb(api.url, { max: 1 });
    const { lockReleases } = await import('../../core/sections/recordRelease');
    const { waitForBlockedTransactions } = await import('../../testing/waitForBlockedTransactions');
    let changes: ReturnType<typeof request>[] = [];
    await blocker.transaction().execute(async (tx) => {
      await lockReleases(tx);
      changes = [
        request('POST', 'sections/mfe-lost/use', { by, body: { version: '1.0.0-a' } }),
        request('POST', 'sections/mfe-lost/rollback', { by, body: {} }),
      ];
      await waitForBlockedTransactions(api.db, 2);
      await tx.deleteFrom('section_versions').where('name', '=', 'mfe-lost').where('version', '=', '1.0.0-a').execute();
    });
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 409]);
    expect(await readVersion('mfe-lost')).toBe('1.1.0-b');
    await blocker.destroy();
  });
});
