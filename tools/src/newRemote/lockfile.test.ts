import { withPackage } from './lockfile';

const part = (name: string): string =>
  `  ${name}:\n    dependencies:\n      antd:\n        version: 6.6.8(react@19.3.1)\n`;
const lock = (packages: string, ...names: string[]): string =>
  `lockfileVersion: '9.0'\n\ncatalogs:\n  default:\n    antd:\n      version: 6.6.8\n\nimporters:\n\n${names.map(part).join('\n')}\npackages:\n\n${packages}`;

test('C-07 in a whole checkout the lockfile is as pnpm wrote it', () => {
  const after = lock('  antd@6.6.8: {}\n', '.', 'mfe-a', 'mfe-new', 'shared');
  expect(withPackage(lock('', '.', 'mfe-a', 'shared'), after, 'mfe-new')).toBe(after);
});

test('C-07 where other sections are not checked out they stay in the lockfile, with what they need', () => {
  const before = lock('  antd@6.6.8: {}\n  of-a@1.0.0: {}\n', '.', 'mfe-a', 'mfe-z', 'shared');
  const after = lock('  antd@6.6.8: {}\n', '.', 'mfe-new', 'shared');
  expect(withPackage(before, after, 'mfe-new')).toBe(
    lock('  antd@6.6.8: {}\n  of-a@1.0.0: {}\n', '.', 'mfe-a', 'mfe-new', 'mfe-z', 'shared'),
  );
});
