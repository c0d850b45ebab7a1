import { addImporter } from './addImporter';

const createPart = (name: string): string =>
  `  ${name}:\n    dependencies:\n      antd:\n        version: 6.6.8(react@19.3.1)\n`;
const lock = (packages: string, ...names: string[]): string =>
  `lockfileVersion: '9.0'\n\ncatalogs:\n  default:\n    antd:\n      version: 6.6.8\n\nimporters:\n\n${names.map(createPart).join('\n')}\npackages:\n\n${packages}`;

test('C-07 leaves the lockfile of a complete checkout as pnpm writes it', () => {
  const after = lock('  antd@6.6.8: {}\n', '.', 'mfe-a', 'mfe-new', 'shared');
  expect(addImporter(lock('', '.', 'mfe-a', 'shared'), after, 'mfe-new')).toBe(after);
});

test('C-07 retains sections that are not checked out, with their dependencies', () => {
  const before = lock('  antd@6.6.8: {}\n  of-a@1.0.0: {}\n', '.', 'mfe-a', 'mfe-z', 'shared');
  const after = lock('  antd@6.6.8: {}\n', '.', 'mfe-new', 'shared');
  expect(addImporter(before, after, 'mfe-new')).toBe(
    lock('  antd@6.6.8: {}\n  of-a@1.0.0: {}\n', '.', 'mfe-a', 'mfe-new', 'mfe-z', 'shared'),
  );
});
