import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import type { BuiltSection } from '@surco/shared/federation/build';
import { createBuiltSection, hostFiles, writeSectionBuild } from '../../../api/src/testing/sectionBuilds';
import { readBuild } from './sectionBuild';
import { describePathConflicts, validateBuild } from './validateBuild';

const root = mkdtempSync(join(tmpdir(), 'surco-validate-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What a publication says of a build with this change, beside a section that has `/dashboard/mfe-live`. */
function validate(change: Partial<BuiltSection>): string[] {
  const manifest = createBuiltSection('mfe-x', '1.1.0-b', change);
  const folder = writeSectionBuild(join(root, 'mfe-x'), createBuiltSection('mfe-x', '1.1.0-b'));
  const live = createBuiltSection('mfe-live', '1.0.0-a');
  return [...validateBuild({ folder, manifest }, hostFiles), ...describePathConflicts({ manifest }, [live])];
}

const [route] = createBuiltSection('mfe-x', '1').routes;

test.each<[Partial<BuiltSection>, string[]]>([
  [{}, []],
  [{ requires: { '@surco/shared': '^99.0.0', react: '^20.0.0' }, uses: ['platform#next'] }, []],
  [
    { requires: { '@surco/shared': '^1.3.0' } },
    [`was built for version ^1.3.0 of the contract and this is ${CONTRACT_VERSION}: docs/change-the-contract.md`],
  ],
  [
    { uses: ['platform#call', 'ui/chart#Gone', 'GET /gone'] },
    ['uses ui/chart#Gone, which the host does not offer', 'uses GET /gone, which the host does not offer'],
  ],
  [{ requires: { react: '^20.0.0' } }, ['needs react ^20.0.0 and the host offers 19.3.1']],
  [{ requires: { vue: '^3.0.0' } }, ['needs vue ^3.0.0 and the host offers none']],
  [{ pages: {} }, ['the build lacks the pages that its routes name: list']],
  [{ entry: 'remoteEntry.ffffffffff.js' }, ['the build lacks files: remoteEntry.ffffffffff.js']],
  [{ entry: 'https://cdn.ajeno.mx/x.js' }, [expect.stringContaining('which the content security policy')]],
  [{ version: '../1' }, ['"mfe-x ../1" cannot be the name of a folder']],
  [
    { routes: [{ ...route!, roles: ['Admin', 'Farmer'], firstCall: '/registry/sections' }] },
    [expect.stringContaining('/dashboard/mfe-x (Farmer) calls GET /registry/sections')],
  ],
  [
    {
      redirects: [
        { path: '/dashboard/a', redirectTo: '/dashboard/b' },
        { path: '/dashboard/b', redirectTo: '/dashboard/a' },
        { path: '/dashboard/c', redirectTo: '/dashboard/a' },
      ],
    },
    ['/dashboard/a redirects to itself', '/dashboard/b redirects to itself'],
  ],
  [{ routes: [route!, { ...route!, path: '/logout' }] }, ['/logout is a path of the host']],
  [
    { routes: [route!, { ...route!, path: '/dashboard/mfe-live' }] },
    ['/dashboard/mfe-live is already a path of mfe-live'],
  ],
  [
    { routes: [{ ...route!, path: '/dashboard/y' }] },
    [expect.stringContaining('the menu entry "mfe-x 1.1.0-b" leads to /dashboard/mfe-x, which is no page')],
  ],
  [
    { redirects: [{ path: '/dashboard/mfe-live', redirectTo: '/dashboard/y' }] },
    ['/dashboard/mfe-live is already a path of mfe-live'],
  ],
])('C-07 X-43 says why a build with %j cannot be published', (change, reasons) =>
  expect(validate(change)).toEqual(reasons),
);

test('C-07 rejects a folder without a build', async () => {
  await expect(readBuild(root)).rejects.toThrow('it has no manifest.json');
});
