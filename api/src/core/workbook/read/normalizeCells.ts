import { fractionToPercent } from '@surco/shared/domain';
import type { WorkbookPart } from './extractParts';

// The library (read-excel-file) reads errors and formulas without a result as empty cells, and 5 % as 0.05. Before it
// reads a sheet, these cells are rewritten as texts: errors and percentages as the spreadsheet displays them, formulas
// without a result as `uncomputedMarker`.

/** The text of a cell whose formula no program has computed yet. */
export const uncomputedMarker = '#SIN-CALCULAR!';

const errorCellPattern = /(<(?:\w+:)?c\s[^<>]*\bt=["'])e(?=["'])/g;
const formulaWithoutValuePattern =
  /<((?:\w+:)?)c(\s[^<>]*)>(<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))(<(?:\w+:)?v\s*(?:\/>|><\/(?:\w+:)?v>))?<\/(?:\w+:)?c>/g;
const cellTypePattern = /\st=["'](\w+)["']/;

/** Marks a formula without a value as not computed, except when its result is an empty text. */
function markUncomputed(cell: string, prefix: string, attributes: string, formula: string, value?: string): string {
  if (value !== undefined && cellTypePattern.exec(attributes)?.[1] === 'str') return cell;
  const rest = attributes.replace(cellTypePattern, '');
  return `<${prefix}c${rest} t="str">${formula}<${prefix}v>${uncomputedMarker}</${prefix}v></${prefix}c>`;
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** The built-in number formats that show a percentage. */
const builtInPercentFormats = ['9', '10'];

/**
 * Returns the element `cellXfs`, which lists the cell styles. Two searches, because one pattern would scan to the end
 * from every start tag.
 */
function readCellStyles(styles: string): string {
  const start = styles.search(/<(?:\w+:)?cellXfs[\s>]/);
  if (start < 0) return '';
  const rest = styles.slice(start);
  const end = rest.search(/<\/(?:\w+:)?cellXfs>/);
  return end < 0 ? '' : rest.slice(0, end);
}

/** Returns the numbers of the cell styles that display a value multiplied by a hundred. */
export function findPercentStyles(styles: string): ReadonlySet<string> {
  const formats = [...styles.matchAll(/<(?:\w+:)?numFmt\s(?:[^"'<]|"[^"]*"|'[^']*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) =>
      readAttribute(tag, 'formatCode')
        .replace(/&quot;.*?&quot;|\\./g, '')
        .includes('%'),
    )
    .map((tag) => readAttribute(tag, 'numFmtId'));
  const percentFormats = new Set([...builtInPercentFormats, ...formats]);
  const percentFlags = [...readCellStyles(styles).matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].map(([tag]) =>
    percentFormats.has(readAttribute(tag, 'numFmtId')),
  );
  return new Set(percentFlags.flatMap((isPercent, index) => (isPercent ? [String(index)] : [])));
}

/** Formats 0.07 as 7%, not as 7.000000000000001%. */
const formatPercentText = (value: string): string => `${fractionToPercent(Number(value))}%`;

/** No part of the pattern can match a text in two ways, so a hostile sheet is read in linear time. */
const cellWithValuePattern =
  /<((?:\w+:)?)c(\s[^<>]*)>((?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?)<(?:\w+:)?v>([^<]*)</g;
const cellStylePattern = /\ss=["'](\d+)["']/;

function normalizePercentCells(xml: string, percentStyles: ReadonlySet<string>): string {
  const toPercent = (cell: string, prefix: string, attributes: string, formula: string, value: string): string => {
    const isPercent = percentStyles.has(cellStylePattern.exec(attributes)?.[1] ?? '');
    const isNumber = (cellTypePattern.exec(attributes)?.[1] ?? 'n') === 'n';
    return !isPercent || !isNumber || value.trim() === '' || Number.isNaN(Number(value))
      ? cell
      : `<${prefix}c${attributes.replace(cellTypePattern, '')} t="str">${formula}<${prefix}v>${formatPercentText(value)}<`;
  };
  return xml.replace(cellWithValuePattern, toPercent);
}

/** Returns the XML of a sheet whose errors, percentages and formulas without a result are texts. */
export function normalizeSheet(xml: string, percentStyles: ReadonlySet<string>): string {
  let normalized = /\bt=["']e["']/.test(xml) ? xml.replace(errorCellPattern, '$1str') : xml;
  if (/<(?:\w+:)?f[\s>/]/.test(normalized)) normalized = normalized.replace(formulaWithoutValuePattern, markUncomputed);
  return percentStyles.size > 0 ? normalizePercentCells(normalized, percentStyles) : normalized;
}

const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';
const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Replaces CDATA sections by escaped text, because the library ignores them. */
function escapeCdata(xml: string): string {
  const [first = '', ...rest] = xml.split(cdataStart);
  return rest.reduce((text, part) => {
    const end = part.indexOf(cdataEnd);
    const raw = end < 0 ? part : part.slice(0, end);
    return (
      text +
      raw.replace(/[&<>]/g, (character) => xmlEscapes[character] ?? character) +
      part.slice(raw.length + cdataEnd.length)
    );
  }, first);
}

/** The library understands `date1904="1"` only; with `true`, dates would be off by four years. */
const normalizeDate1904 = (xml: string): string => xml.replace(/\bdate1904=["']true["']/, 'date1904="1"');

/** Changes the XML of a part. As latin1, so that all bytes other than the ASCII markup stay unchanged. */
const rewritePart = (part: WorkbookPart, change: (xml: string) => string): WorkbookPart => {
  const xml = part.content.toString('latin1');
  const changed = change(xml);
  return changed === xml ? part : { ...part, content: Buffer.from(changed, 'latin1') };
};

/** Returns the parts of a workbook with cells as above, escaped CDATA, and a flag `date1904` that the library reads. */
export function normalizeCells(parts: readonly WorkbookPart[]): WorkbookPart[] {
  const styles = parts.find(({ name }) => name === 'xl/styles.xml');
  const percentStyles = findPercentStyles(styles?.content.toString('latin1') ?? '');
  return parts.map((part) => {
    if (part.name === 'xl/workbook.xml') return rewritePart(part, normalizeDate1904);
    if (part.name === 'xl/sharedStrings.xml') return rewritePart(part, escapeCdata);
    if (!part.name.startsWith('xl/worksheets/')) return part;
    return rewritePart(part, (xml) => normalizeSheet(escapeCdata(xml), percentStyles));
  });
}
