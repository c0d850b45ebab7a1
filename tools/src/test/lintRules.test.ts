import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getBinPath, ROOT } from '../packages';

const importing = (imported: string): string => `import { x } from '${imported}';\n\nexport const y = x;\n`;
const exportLines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `export const x${n} = ${n};\n`).join('');

/** A file, its text, and a part of what lint says of it. */
const REFUSED = [
  ['host/src/shell/a.ts', importing('@azure/msal-browser'), 'import-rules'],
  ['mfe-sales/src/a.ts', importing('../../mfe-admin/src/manifest'), 'import-rules'],
  ['mfe-sales/src/b.ts', importing('@surco/host/src/App'), 'import-rules'],
  ['mfe-sales/src/features/a/pages/a.ts', importing('../../b/model/y'), 'import-rules'],
  ['shared/src/domain/a.ts', importing('../platform/http/call'), 'import-rules'],
  ['shared/src/domain/b.ts', importing('../testing/render'), 'import-rules'],
  ['api/src/core/db/a.ts', importing('../../modules/sales'), 'import-rules'],
  ['api/src/modules/users/a.ts', importing('../customers/repository'), 'import-rules'],
  ['host/src/a.ts', 'export const savedCoupon = 1;\n', 'plain-language'],
  ['host/src/b.ts', `export const x = ({ a: bonus }: { a: string }): string => bonus;\n`, 'plain-language'],
  ['host/src/c.ts', '/** Notifies the dealer. */\nexport const x = 1;\n', 'plain-language'],
  ['host/src/dealers.ts', 'export const x = 1;\n', 'plain-language'],
  ['host/src/d.ts', `export const texts = { note: 'Guarde el ciclo' };\n`, 'spanish-terms'],
  ['host/src/e.ts', `export const editors = ['Admin', 'Consultant'];\n`, 'role-lists'],
  ['host/src/f.ts', exportLines(301), 'max-lines'],
  ['host/src/g.ts', `import type { X } from './k';\n\nexport type Y = X;\n`, 'no-cycle'],
  ['host/src/k.ts', `import type { Y } from './g';\n\nexport type X = Y;\n`, 'no-cycle'],
] as const;

const ACCEPTED = [
  ['host/src/session/sso/a.ts', importing('@azure/msal-browser')],
  ['mfe-sales/src/features/b/pages/a.ts', importing('../model/y')],
  ['shared/src/ui/form/a.ts', importing('../../platform/http/call')],
  ['api/src/modules/users/b.ts', importing('../customers')],
  ['api/src/modules/users/a.test.ts', importing('../../testing/fixtures')],
  ['host/src/h.ts', `export const x = 'the sacks of a dealer';\n`],
  ['host/src/i.ts', 'export const utility = 1; // Sacked by a utility.\n'],
  ['shared/src/domain/users/roles.ts', `export const EDITORS = ['Admin', 'Consultant'];\n`],
  ['host/src/j.ts', exportLines(300)],
] as const;

/** Lints all files at once, in a folder laid out like the repository. @returns what it finds */
function lintAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'surco-lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(ROOT, 'tools', 'lint'), join(folder, 'tools', 'lint'), { recursive: true });
  for (const [file, text] of [...REFUSED, ...ACCEPTED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = spawnSync(getBinPath('oxlint'), ['--format=unix'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

test('C-04 lint refuses forbidden imports, words and role lists, and nothing else', () => {
  const lines = lintAll()
    .split('\n')
    .filter((line) => /^\w.*:\d+:/.test(line));
  const findings = lines.map((line) => [line.split(':')[0], /\w\(([a-z-]+)\)/.exec(line)?.[1]].join(' '));
  expect(findings.toSorted()).toEqual(REFUSED.map(([file, , rule]) => `${file} ${rule}`).toSorted());
});
