import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import { packDocs } from './packDocs';

const folder = mkdtempSync(join(tmpdir(), 'surco-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('C-07 the packed documents name their version, lead only to each other, and describe the components', () => {
  packDocs(folder);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect([name, text.split('\n')[2]]).toEqual([name, expect.stringContaining(CONTRACT_VERSION)]);
    const links = [...text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
    expect(links.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const ofTheCheckout = /<!--|ADR \d|this (?:checkout|repository)|`(?:e2e|shared|api)\/|pnpm e2e|\(settings\)/;
    expect([name, ofTheCheckout.exec(text)?.[0]]).toEqual([name, undefined]);
  }
  const catalog = readFileSync(join(folder, 'component-catalog.md'), 'utf8');
  expect(catalog).toContain("`import { DecisionButtons } from '@surco/shared/ui/table';`");
  expect(catalog).toContain('The decision buttons of a row, e.g. approve and reject.');
  const guide = readFileSync(join(folder, 'section-in-another-repository.md'), 'utf8');
  expect(guide).toContain(`surco-section-${CONTRACT_VERSION}.tgz`);
});

// A number that is typed stays behind at the next release.
test.each(['section-in-another-repository.md', 'publish.md', 'change-the-contract.md'])(
  'C-07 %s types no number of the contract',
  (file) => {
    const text = readFileSync(join(__dirname, '../../../docs', file), 'utf8');
    expect(text).not.toContain(CONTRACT_VERSION);
    expect(text).not.toMatch(/\^\d+\.\d+\.\d+/);
  },
);
