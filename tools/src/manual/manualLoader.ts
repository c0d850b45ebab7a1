import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { type Audience, listChaptersFor, MANUAL_FOLDER, PICTURES_FOLDER, readChapters } from './chapters';
import { drawManualPdf } from './pdf/drawManualPdf';
import { PICTURE_MARK, renderChapter } from './renderHtml';

const FILE_NAMES: Readonly<Record<Audience, string>> = {
  staff: 'manual-de-surco',
  farmer: 'manual-del-simulador',
};

/** JavaScript expression of an HTML text with the addresses of its pictures. */
const toExpression = (html: string, pictures: readonly string[]): string =>
  html
    .split(PICTURE_MARK)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `picture${pictures.indexOf(part)}`))
    .join('+');

/**
 * Webpack loader of the manual for an audience: renders its chapters, imports their pictures and emits the PDF. The
 * module exports the `content` of `host/src/manual/manualTypes.ts`.
 */
async function createManualModule(loader: LoaderContext<unknown>, audience: Audience): Promise<string> {
  loader.addContextDependency(MANUAL_FOLDER);
  loader.addContextDependency(PICTURES_FOLDER);
  const chapters = listChaptersFor(audience, readChapters());
  const html = chapters.map(renderChapter).join('');
  const pictures = [...new Set([...html.matchAll(PICTURE_MARK)].map(([, picture = '']) => picture))];
  const pdf = await drawManualPdf(audience, chapters);
  const digest = createHash('sha256').update(pdf).digest('hex').slice(0, 10);
  const pdfName = `${FILE_NAMES[audience]}.${digest}.pdf`;
  loader.emitFile(pdfName, pdf);
  const contents = chapters.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map((section) => ({ id: section.id, title: section.title })),
  }));
  const anchors = Object.fromEntries(
    chapters.flatMap(({ sections }) => sections.flatMap(({ id, pages }) => pages.map((page) => [page, id]))),
  );
  return [
    ...pictures.map((picture, index) => `import picture${index} from ${JSON.stringify(join(MANUAL_FOLDER, picture))};`),
    'export const content = {',
    `html: ${toExpression(html, pictures)},`,
    `contents: ${JSON.stringify(contents)},`,
    `anchors: ${JSON.stringify(anchors)},`,
    `pictures: [${pictures.map((_, index) => `picture${index}`).join(',')}],`,
    `pdfUrl: __webpack_public_path__ + ${JSON.stringify(pdfName)},`,
    `pdfFileName: ${JSON.stringify(`${FILE_NAMES[audience]}.pdf`)},`,
    '};',
  ].join('\n');
}

/* oxlint-disable oxc/no-this-in-exported-function -- webpack calls a loader with its context as `this` */
export default function manualLoader(this: LoaderContext<unknown>): void {
  const callback = this.async();
  const audience: Audience = this.resourceQuery.includes('farmer') ? 'farmer' : 'staff';
  createManualModule(this, audience).then((code) => callback(null, code), callback);
}
