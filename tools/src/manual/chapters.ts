import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { ROOT } from '../packages';

export const MANUAL_FOLDER = join(ROOT, 'docs', 'manual');
export const PICTURES_FOLDER = join(MANUAL_FOLDER, 'images');

/** A part of a chapter under a heading of the second level. */
export interface ManualSection {
  /** Anchor in the page of the manual, and name of the destination in the PDF. */
  id: string;
  title: string;
  /** Patterns of the pages whose "?" leads here. */
  pages: readonly string[];
  tokens: readonly Token[];
}

/** One file `NN-name.md` of `docs/manual`. */
export interface Chapter {
  id: string;
  title: string;
  /** Whether farmers read it, too. */
  isForFarmers: boolean;
  /** What stands before the first section. */
  introduction: readonly Token[];
  sections: readonly ManualSection[];
}

/** `staff` reads every chapter, `farmer` those that say so. */
export const audiences = ['staff', 'farmer'] as const;
export type Audience = (typeof audiences)[number];

const FARMER_MARK = '<!-- agricultores -->';
const PAGE_MARK = /^<!-- página: (\S+) -->\s*$/;

/** The anchor of a heading: its letters without accents, in lower case, joined by hyphens. */
export const toAnchor = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === depth;

const readPage = (token: Token): string | undefined =>
  token.type === 'html' ? PAGE_MARK.exec((token as Tokens.HTML).text)?.[1] : undefined;

function parseSection(tokens: readonly Token[]): ManualSection {
  const [heading, ...content] = tokens;
  const title = heading && isHeading(heading, 2) ? heading.text : '';
  const pages = content.flatMap((token) => readPage(token) ?? []);
  return { id: toAnchor(title), title, pages, tokens: content.filter((token) => token.type !== 'html') };
}

/**
 * Parses a chapter.
 * @param name of its file, e.g. `03-ventas.md`: the number gives the order, the rest is the anchor
 * @throws Error when it does not begin with its title
 */
export function parseChapter(name: string, text: string): Chapter {
  const [title, ...tokens] = marked.lexer(text).filter(({ type }) => type !== 'space');
  if (!title || !isHeading(title, 1)) throw new Error(`${name} does not begin with its title.`);
  const starts = tokens.flatMap((token, index) => (isHeading(token, 2) ? [index] : []));
  return {
    id: name.replace(/^\d+-|\.md$/g, ''),
    title: title.text,
    isForFarmers: text.includes(FARMER_MARK),
    introduction: tokens.slice(0, starts[0]).filter(({ type }) => type !== 'html'),
    sections: starts.map((start, index) => parseSection(tokens.slice(start, starts[index + 1]))),
  };
}

/** Reads the chapters in order. @throws Error when two headings have the same anchor */
export function readChapters(folder = MANUAL_FOLDER): Chapter[] {
  const names = readdirSync(folder).filter((name) => /^\d+-.*\.md$/.test(name));
  const chapters = names.toSorted().map((name) => parseChapter(name, readFileSync(join(folder, name), 'utf8')));
  const anchors = chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index);
  if (repeated) throw new Error(`Two headings of the manual have the anchor ${repeated}.`);
  return chapters;
}

export const listChaptersFor = (audience: Audience, chapters: readonly Chapter[]): Chapter[] =>
  chapters.filter(({ isForFarmers }) => audience === 'staff' || isForFarmers);
