import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPublication, updateReleases } from '@surco/shared/federation/releases';
import { readSettings } from '../../../api/src/core/settings/readSettings';
import { listPublishedNotes } from './listPublishedNotes';

test('C-07 names the sections that are served from a publication in a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'surco-published-'));
  const settings = readSettings({ REMOTES_DIR: folder });
  expect(await listPublishedNotes(settings)).toEqual([]);
  await updateReleases(folder, () => ({ 'mfe-sales': applyPublication(undefined, '1.0.0-a', {}) }), {});
  expect(await listPublishedNotes(settings)).toEqual(['Published sections: mfe-sales (pnpm status).']);
  expect(await listPublishedNotes({ ...settings, remotesStore: 'database' })).toEqual([]);
  rmSync(folder, { recursive: true });
});
