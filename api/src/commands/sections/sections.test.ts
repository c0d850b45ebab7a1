import { join } from 'node:path';
import type { Release } from '@surco/shared/federation/releases';
import { createSectionStore } from '../../core/sections/sectionStore';
import { startTestApi, type TestApi } from '../../testing/harness';
import { readRecords } from '../../testing/responses';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/testCheckout';
import { describeSection } from './describeSection';
import { listSections, type SectionDeps, takeBack } from './sections';

const live: Release = { live: '1.1.0-b', before: ['1.0.0-a', null] };
test.each<[string, Release | undefined, string[]]>([
  ['only the own build', undefined, ['mfe-x: everyone gets the build of this program (1.0.0-own)']],
  ['a published version', live, ['mfe-x: everyone gets 1.1.0-b', '  back: everyone gets 1.0.0-a']],
  [
    'a trial and a link',
    { ...live, trial: { version: '1.2.0-c', roles: ['Admin', 'Consultant'], since: '' }, previews: ['2.0.0-d'] },
    [
      'mfe-x: everyone gets 1.1.0-b',
      '  Administrador, Consultor get 1.2.0-c',
      '  who opened its link gets 2.0.0-d, whose files are missing',
      '  back: ends the trial',
    ],
  ],
  [
    'no version any more',
    { live: null, before: ['1.1.0-b'], isAway: true },
    ['mfe-x: everyone gets nothing, because the section was taken away', '  back: everyone gets 1.1.0-b'],
  ],
])('X-47 `surco sections` describes a section with %s', (_title, release, lines) => {
  const stored = ['1.0.0-a', '1.1.0-b', '1.2.0-c'];
  const served = release?.live ?? undefined;
  expect(describeSection({ name: 'mfe-x', release, ownVersion: '1.0.0-own', stored, served })).toEqual(lines);
});

describe('on a database', () => {
  const checkout = createTestCheckout();
  let api: TestApi;
  let deps: SectionDeps;
  beforeAll(async () => {
    api = await startTestApi({ root: checkout.root, env: { DATA_DIR: checkout.root } });
    const options = { folder: join(checkout.root, 'copies'), databaseUrl: undefined, warn: () => undefined };
    deps = { db: api.db, sectionStore: createSectionStore(api.db, options), root: checkout.root };
  });
  afterAll(async () => {
    await api.close();
    checkout.remove();
  });

  test('X-47 C-07 the operator takes the last version of a section back, which the audit log records', async () => {
    const admin = await api.signInAs(api.company.users.Admin);
    for (const version of ['1.0.0-a', '1.1.0-b']) {
      const form = encodeFiles(createBuildFiles('mfe-two', version));
      await admin.send('PUT', '/registry/sections/mfe-two/versions', form.payload, form.headers);
    }
    expect(await listSections(deps)).toContain('mfe-two: everyone gets 1.1.0-b');
    await takeBack(deps, 'mfe-two');
    expect(await listSections(deps)).toContain('mfe-two: everyone gets 1.0.0-a');
    expect(readRecords(await admin.get('/audit?entity=remote-release&size=1&sort=-at'))[0]).toMatchObject({
      action: 'ROLLBACK',
      user: null,
      after: { liveVersion: '1.0.0-a', publishedBy: 'Operación del servidor' },
    });
    await expect(takeBack(deps, 'mfe-none')).rejects.toThrow('nothing to take back');
  });

  test('X-43 X-47 says what everyone gets while the live version does not fit', async () => {
    const admin = await api.signInAs(api.company.users.Admin);
    const form = encodeFiles(createBuildFiles('mfe-one', '2.0.0', { requires: { '@surco/shared': '^99.0.0' } }));
    await admin.send('PUT', '/registry/sections/mfe-one/versions', form.payload, form.headers);
    expect((await listSections(deps)).slice(0, 2)).toEqual([
      'mfe-one: everyone gets 2.0.0',
      '  until this program fits it: 1.0.0-own (surco check says why)',
    ]);
  });
});
