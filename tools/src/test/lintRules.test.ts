import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getBinPath, ROOT } from '../packages';

interface LintCase {
  title: string;
  file: string;
  text: string;
  /** Pattern that the findings must match. */
  expected: RegExp;
}

const NO_FINDINGS = /^$/;

const createImportCase = (file: string, imported: string, expected = NO_FINDINGS): LintCase => ({
  title: `${expected === NO_FINDINGS ? 'accepts' : 'refuses'} that ${file} imports ${imported}`,
  file,
  text: `import { x } from '${imported}';\n\nexport const y = x;\n`,
  expected,
});

const REFUSED_IMPORTS = [
  ['host/src/shell/x.ts', '@azure/msal-browser'],
  ['host/src/shell/x.ts', '@surco/mfe-sales/src/manifest'],
  ['host/src/shell/x.ts', '../../../mfe-sales/src/manifest'],
  ['mfe-sales/src/x.ts', '@azure/msal-browser'],
  ['mfe-sales/src/x.ts', '@surco/mfe-admin/src/manifest'],
  ['mfe-sales/src/x.ts', '@surco/host/src/App'],
  ['mfe-sales/src/features/a/x.ts', 'react-router-dom'],
  ['mfe-sales/src/features/a/pages/x.ts', '../../b/model/y'],
  ['shared/src/ui/form/x.ts', '@surco/mfe-sales'],
  ['shared/src/platform/http/x.ts', '../../ui/display/icon'],
  ['shared/src/domain/x.ts', '../platform/http/call'],
  ['shared/src/contract/x.ts', 'react'],
  ['shared/src/domain/x.ts', '../testing/render'],
  ['api/src/x.ts', '@surco/host/src/App'],
  ['section/src/publish/x.ts', '../../../api/src/web/frontEnd'],
  ['shared/src/platform/config/x.ts', '../../federation/runtime/manifest'],
  ['section/src/publish/x.ts', '@surco/tools/src/packages'],
  ['api/src/x.ts', '@surco/shared/platform'],
  ['api/src/core/db/x.ts', '../../modules/sales'],
  ['api/src/core/http/x.ts', '../../infrastructure/mail/mailer'],
  ['api/src/core/db/x.ts', '../http/errors'],
  ['api/src/modules/users/x.ts', '../customers/repository'],
  ['api/src/modules/documents/sales/x.ts', '../vouchers/lockVoucher'],
  ['api/src/modules/documents/vouchers/x.ts', '../sales/lockSale'],
  ['api/src/modules/documents/common/x.ts', '../sales/lockSale'],
  ['api/src/modules/documents/conversion/x.ts', '../sales/lockSale'],
  ['api/src/modules/sections/x.ts', '../../web/frontEnd'],
  ['api/src/modules/users/x.ts', '../../testing/fixtures'],
] as const;

const ACCEPTED_IMPORTS = [
  ['host/src/session/sso/x.ts', '@azure/msal-browser'],
  ['mfe-sales/src/x.ts', '@surco/shared/platform'],
  ['mfe-sales/src/features/a/pages/x.ts', '../model/y'],
  ['mfe-sales/src/features/a/x.ts', '../../common/money'],
  ['shared/src/ui/form/x.ts', '../../platform/http/call'],
  ['api/src/x.ts', '@surco/shared/domain'],
  ['section/src/publish/x.ts', '@surco/shared/federation/releases'],
  ['api/src/core/db/x.ts', '../settings/settings'],
  ['api/src/modules/users/x.ts', '../customers'],
  ['api/src/modules/users/x.test.ts', '../../testing/fixtures'],
  ['api/src/modules/documents/conversion/x.ts', '../common/folio'],
  ['api/src/x.ts', '@surco/shared/platform/config'],
  ['shared/src/platform/config/x.ts', '../../federation/manifest/registry'],
  ['api/src/modules/documents/sales/x.ts', '../common/folio'],
] as const;

const exportLines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `export const x${n} = ${n};\n`).join('');

const createHostCase = (title: string, text: string, expected = NO_FINDINGS): LintCase => ({
  title,
  file: 'host/src/x.ts',
  text: `${text}\n`,
  expected,
});

const LINT_CASES: readonly LintCase[] = [
  ...REFUSED_IMPORTS.map(([file, imported]) => createImportCase(file, imported, /import-rules\)/)),
  ...ACCEPTED_IMPORTS.map(([file, imported]) => createImportCase(file, imported)),
  ...[
    ['a local name', 'export const savedCoupon = 1;'],
    ['a parameter', 'export const x = (advisor: string): string => advisor;'],
    ['a destructured name', 'export const x = ({ a: bonus }: { a: string }): string => bonus;'],
    ['a function', 'export function listDealers(): void {}'],
    ['a member of a type', 'export interface X {\n  sacks: number;\n}'],
    ['a comment', '/** Notifies the dealer. */\nexport const x = 1;'],
  ].map(([where = '', text = '']) =>
    createHostCase(`refuses a banned word in ${where}`, text, /surco\(plain-language\)/),
  ),
  ...[
    ['a string', `export const x = 'the sacks of a dealer';`],
    ['a part of a longer word', 'export const utility = 1; // Sacked by a utility.'],
    ['a name of a library', `import { utils as sheetTools } from 'x';\n\nexport const x = sheetTools;`],
  ].map(([where = '', text = '']) => createHostCase(`accepts a banned word in ${where}`, text)),
  createHostCase('accepts a file of 300 lines', exportLines(299)),
  createHostCase('refuses a file of more than 300 lines', exportLines(300), /max-lines/),
  createHostCase(
    'refuses a circle of imports of types',
    `import type { X } from './FILE';\n\nexport type Y = X;`,
    /no-cycle/,
  ),
];

/** Lints all cases at once, in a folder laid out like the repository. @returns the findings of each case */
function lintAll(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'surco-lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(ROOT, 'tools', 'lint'), join(folder, 'tools', 'lint'), { recursive: true });
  const files = LINT_CASES.map(({ file }, n) => file.replace(/x\.(?!.*\/)/, `case${n}.`));
  for (const [n, file] of files.entries()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), LINT_CASES[n]!.text.replace('FILE', `case${n}`));
  }
  const { stdout } = spawnSync(getBinPath('oxlint'), ['--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return files.map((file) =>
    stdout
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`))
      .join('\n'),
  );
}

describe('lint', () => {
  let findings: string[];
  beforeAll(() => {
    findings = lintAll();
  });

  test.each(LINT_CASES.map((lintCase, n) => [lintCase.title, lintCase, n] as const))(
    'C-04 %s',
    (_, { expected }, n) => {
      expect(findings[n]).toMatch(expected);
    },
  );
});
