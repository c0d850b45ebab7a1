import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listCurrentFiles } from '@surco/section/build';
import { getErrorMessage, reportAndExit } from '@surco/section/common';
import { buildChanged } from '../build';
import { listFrontEndNames, ROOT } from '../packages';
import { findUnsupportedScript } from './findUnsupportedScript';
import { findUnsupportedStyle } from './findUnsupportedStyle';
import { readOldestBrowsers } from './readOldestBrowsers';
import { isOptional, OPTIONAL_SCRIPT_FEATURES, OPTIONAL_STYLE_FEATURES } from './optionalFeatures';
import { readScriptFeatures } from './readScriptFeatures';

/** The built scripts of the host and the sections: libraries are part of them. */
async function listScripts(): Promise<string[]> {
  const folders = listFrontEndNames().map((name) => join(name, 'dist'));
  const files = await Promise.all(
    folders.map(async (folder) => (await listCurrentFiles(join(ROOT, folder))).map((name) => join(folder, name))),
  );
  return files.flat().filter((file) => file.endsWith('.js'));
}

const listStyleSheets = (): string[] =>
  [...listFrontEndNames(), 'shared']
    .flatMap((name) =>
      readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(name, 'src', file),
      ),
    )
    .filter((file) => file.endsWith('.css'));

/** What the files need and the oldest browsers lack, and why a file could not be read or parsed, each with its file. */
async function checkFiles(
  files: readonly string[],
  find: (source: string) => string[],
  optional: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems = files.map(async (file) => {
    try {
      const found = find(await readFile(join(ROOT, file), 'utf8'));
      return found.filter((finding) => !isOptional(finding, optional)).map((finding) => `${file}: ${finding}`);
    } catch (error) {
      return [`${file}: ${getErrorMessage(error)}`];
    }
  });
  return (await Promise.all(problems)).flat();
}

/**
 * `pnpm browser-support`: fails when the product needs what a browser of `browserslist` lacks. On an old
 * phone one unknown method leaves a blank page. Checks from libraries know newer syntax, but not `structuredClone`,
 * exceptions of a method, or a rule in `@supports`.
 */
async function main(): Promise<void> {
  await buildChanged();
  const browsers = readOldestBrowsers();
  const features = readScriptFeatures(browsers);
  const [scripts, styleSheets] = [await listScripts(), listStyleSheets()];
  const problems = [
    ...(await checkFiles(scripts, (source) => findUnsupportedScript(source, features), OPTIONAL_SCRIPT_FEATURES)),
    ...(await checkFiles(styleSheets, (source) => findUnsupportedStyle(source, browsers), OPTIONAL_STYLE_FEATURES)),
  ];
  console.log(
    `${scripts.length} scripts and ${styleSheets.length} style sheets for ${[...browsers].map(([name, version]) => `${name} ${version}`).join(', ')}.`,
  );
  if (problems.length === 0) return;
  console.log(
    `${problems.join('\n')}\nUse something older, or say in optionalFeatures.ts why the page does without it.`,
  );
  process.exitCode = 1;
}

main().catch(reportAndExit);
