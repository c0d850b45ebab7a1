import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../src/packages';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { type ColdLoad, measureColdLoad } from '../browser/measureColdLoad';
import { VISITS } from '../browser/visits';
import { countCharacters, divideBytes } from '../packages/packageShares';

type PackageBytes = ReadonlyMap<string, number>;

/** Packages below this size on every page share one row. */
const MIN_ROW_BYTES = 150;

/** The package whose build a script belongs to. */
const getFrontEnd = (path: string): string => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? 'host';

function divideFile(path: string, bytes: number): PackageBytes {
  const name = /([^/]+\.js)$/.exec(path)?.[1];
  if (!name) return new Map([[path.startsWith('/api/') ? 'answers of the API' : 'HTML', bytes]]);
  const script = join(ROOT, getFrontEnd(path), 'dist', name);
  return divideBytes(bytes, countCharacters(readFileSync(script, 'utf8'), readFileSync(`${script}.map`, 'utf8')));
}

function sumByPackage({ files }: ColdLoad): PackageBytes {
  const sums = new Map<string, number>();
  for (const { path, bytes } of files) {
    for (const [name, share] of divideFile(path, bytes)) sums.set(name, (sums.get(name) ?? 0) + share);
  }
  return sums;
}

function buildTable(pages: readonly (readonly [string, PackageBytes])[]): Record<string, string>[] {
  const names = [...new Set(pages.flatMap(([, sums]) => [...sums.keys()]))];
  const getLargest = (name: string): number => Math.max(...pages.map(([, sums]) => sums.get(name) ?? 0));
  const createRow = (label: string, members: readonly string[]): Record<string, string> => {
    const cells = pages.map(([page, sums]) => {
      const bytes = members.reduce((sum, name) => sum + (sums.get(name) ?? 0), 0);
      return [page, (bytes / 1024).toFixed(1)];
    });
    return { Package: label, ...Object.fromEntries(cells) };
  };
  const small = names.filter((name) => getLargest(name) < MIN_ROW_BYTES);
  const listed = names.filter((name) => !small.includes(name)).toSorted((a, b) => getLargest(b) - getLargest(a));
  return [
    ...listed.map((name) => createRow(name, [name])),
    createRow(`${small.length} smaller ones`, small),
    createRow('Total', names),
  ];
}

/** Prints the kilobytes of each package in the first loads of the product. Their sum is the weight of the page. */
export async function measurePackages(productOrigin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const pages: [string, PackageBytes][] = [];
  for (const [name, visit] of Object.entries(VISITS)) {
    pages.push([name, sumByPackage(await measureColdLoad(browser, productOrigin, visit, { slow: false }))]);
  }
  await browser.close();
  console.log('\nKilobytes of the first loads by package (brotli, with headers)');
  console.table(buildTable(pages));
}
