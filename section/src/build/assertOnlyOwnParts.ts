import { readFileSync } from 'node:fs';
import { findStyleProblems } from './findStyleProblems';

/** A module that a build contains. */
export interface BuiltModule {
  file: string;
  /** Of its package.json; undefined for one without a name. */
  packageName: string | undefined;
}

/** The host provides the only copy of these; with another one, hooks fail when the page is shown. */
const PROVIDED_PACKAGES = ['react', 'react-dom'];

/** @throws with every style sheet that styles more than the section, and every React that the build contains */
export function assertOnlyOwnParts(modules: readonly BuiltModule[]): void {
  const ofStyles = [...new Set(modules.map(({ file }) => file))]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      findStyleProblems(readFileSync(file, 'utf8')).map(
        (selector) =>
          `${file}: the selector "${selector}" styles the whole product; begin it with a class of the section`,
      ),
    );
  const second = PROVIDED_PACKAGES.filter((name) => modules.some(({ packageName }) => packageName === name)).map(
    (name) => `the build contains a copy of ${name}; import it as "${name}", which the host provides`,
  );
  const problems = [...ofStyles, ...second];
  if (problems.length > 0)
    throw new Error(['The section cannot be built:', ...problems.map((problem) => `  - ${problem}.`)].join('\n'));
}
