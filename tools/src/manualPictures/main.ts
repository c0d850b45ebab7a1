import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reportAndExit } from '@surco/section/common';
import { withDemoProduct } from '../common/withDemoProduct';
import { PICTURES_FOLDER } from '../manual/chapters';
import { pictures } from './pictures';
import { takePictures } from './takePictures';

/** `pnpm manual [name…]`: takes the pictures of the manual from a fresh product with demo data. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !pictures.some((picture) => picture.name === name));
  if (unknown.length) throw new Error(`The manual has no picture ${unknown.join(', ')}.`);
  mkdirSync(PICTURES_FOLDER, { recursive: true });
  for (const file of readdirSync(PICTURES_FOLDER))
    if (!pictures.some(({ name }) => name === basename(file, '.png'))) rmSync(join(PICTURES_FOLDER, file));
  const requested = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  await withDemoProduct(Number(process.env.SCREENSHOTS_PORT ?? 3990), (origin) => takePictures(origin, requested));
}

main(process.argv.slice(2)).catch(reportAndExit);
