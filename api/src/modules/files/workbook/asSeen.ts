import type { BookPart } from './inflate';

// The reader takes an error and a formula that was never computed for empty cells, and five per cent for 0.05. What a
// person sees in those cells is written into them as a text before it reads them.

/** Stands in a cell whose formula no program has computed yet. */
export const uncomputed = '#SIN-CALCULAR!';

const errorCells = /(<(?:\w+:)?c\s[^<>]*\bt=["'])e(?=["'])/g;
const bareFormulas =
  /<((?:\w+:)?)c(\s[^<>]*)>(<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))(<(?:\w+:)?v\s*(?:\/>|><\/(?:\w+:)?v>))?<\/(?:\w+:)?c>/g;
const typed = /\st=["'](\w+)["']/;

/** A formula whose result is an empty text has one; any other without a value was never computed. */
function computed(cell: string, prefix: string, attributes: string, formula: string, value?: string): string {
  if (value !== undefined && typed.exec(attributes)?.[1] === 'str') return cell;
  const rest = attributes.replace(typed, '');
  return `<${prefix}c${rest} t="str">${formula}<${prefix}v>${uncomputed}</${prefix}v></${prefix}c>`;
}

const valueOf = (tag: string, name: string): string => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** Of the formats that every program knows, those with a sign of per cent. */
const knownPercents = ['9', '10'];

/** The looks of cells, by their place, that show a figure a hundred times as great. */
export function percentLooks(styles: string): string[] {
  const formats = [...styles.matchAll(/<(?:\w+:)?numFmt\s(?:[^"'<]|"[^"]*"|'[^']*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) =>
      valueOf(tag, 'formatCode')
        .replace(/&quot;.*?&quot;|\\./g, '')
        .includes('%'),
    )
    .map((tag) => valueOf(tag, 'numFmtId'));
  const percents = new Set([...knownPercents, ...formats]);
  const [cells = ''] = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const looks = [...cells.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].map(([tag]) => percents.has(valueOf(tag, 'numFmtId')));
  return looks.flatMap((is, at) => (is ? [String(at)] : []));
}

/** 0.07 is shown as 7 %, and not as 7.000000000000001. */
const asPercent = (figure: string): string => `${Number((Number(figure) * 100).toPrecision(12))}%`;

function percentCells(xml: string, looks: readonly string[]): string {
  const cells = new RegExp(
    `<((?:\\w+:)?)c(\\s[^<>]*\\bs=["'](?:${looks.join('|')})["'][^<>]*)>((?:<(?:\\w+:)?f\\b[^<>]*(?:/>|>[^<]*</(?:\\w+:)?f>))?)<(?:\\w+:)?v>([^<]*)<`,
    'g',
  );
  return xml.replace(cells, (cell, prefix: string, attributes: string, formula: string, figure: string) =>
    (typed.exec(attributes)?.[1] ?? 'n') !== 'n' || figure.trim() === '' || Number.isNaN(Number(figure))
      ? cell
      : `<${prefix}c${attributes.replace(typed, '')} t="str">${formula}<${prefix}v>${asPercent(figure)}<`,
  );
}

/** A sheet as a person sees it. */
export function sheetAsSeen(xml: string, looks: readonly string[]): string {
  let seen = /\bt=["']e["']/.test(xml) ? xml.replace(errorCells, '$1str') : xml;
  if (/<(?:\w+:)?f[\s>/]/.test(seen)) seen = seen.replace(bareFormulas, computed);
  return looks.length > 0 ? percentCells(seen, looks) : seen;
}

const rawStart = '<![CDATA[';
const rawEnd = ']]>';
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The reader passes over text that is written raw. */
function withoutRawText(xml: string): string {
  const [first = '', ...rest] = xml.split(rawStart);
  return rest.reduce((whole, part) => {
    const end = part.indexOf(rawEnd);
    const raw = end < 0 ? part : part.slice(0, end);
    return whole + raw.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign) + part.slice(raw.length + rawEnd.length);
  }, first);
}

/** Of the two ways to write yes, the reader knows one: dates would be four years off. */
const dated = (xml: string): string => xml.replace(/\bdate1904=["']true["']/, 'date1904="1"');

/** Letters pass through unchanged: only signs of the alphabet of XML are looked at. */
const rewritten = (part: BookPart, change: (xml: string) => string): BookPart => {
  const xml = part.content.toString('latin1');
  const changed = change(xml);
  return changed === xml ? part : { ...part, content: Buffer.from(changed, 'latin1') };
};

/** The parts of a workbook, with what a person sees in them. */
export function asSeen(parts: readonly BookPart[]): BookPart[] {
  const styles = parts.find(({ name }) => name === 'xl/styles.xml');
  const looks = styles ? percentLooks(styles.content.toString('latin1')) : [];
  return parts.map((part) => {
    if (part.name === 'xl/workbook.xml') return rewritten(part, dated);
    if (part.name === 'xl/sharedStrings.xml') return rewritten(part, withoutRawText);
    if (!part.name.startsWith('xl/worksheets/')) return part;
    return rewritten(part, (xml) => sheetAsSeen(withoutRawText(xml), looks));
  });
}
