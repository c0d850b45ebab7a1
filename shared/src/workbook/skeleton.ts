import type { BookSpec } from './cell';
import { sheetName } from './markup';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const related = (parts: readonly [type: string, target: string][]): string =>
  `${xml}<Relationships xmlns="${packaged}/relationships">${parts
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const looked = (font: number, fill: number, rest: string): string =>
  `<xf ${rest} fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyFont="1" applyFill="1"`;

const headed = (align: string): string =>
  `${looked(1, 2, 'numFmtId="0"')} applyAlignment="1"><alignment horizontal="${align}"/></xf>`;

const figured = (format: number): string => `${looked(0, 0, `numFmtId="${format}"`)} applyNumberFormat="1"/>`;

/** Plain; three heads by their side; whole and decimal figures; a date. `markup.ts` names them by this order. */
const styles = `${xml}<styleSheet ${main}>
<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE7E6E6"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7">${looked(0, 0, 'numFmtId="0"')}/>${headed('left')}${headed('right')}${headed('center')}
${figured(3)}${figured(4)}${figured(164)}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The files of a workbook of one sheet, but for the sheet itself. */
export const skeleton = ({ sheet }: Pick<BookSpec, 'sheet'>): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels': related([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${relations}"><sheets>
<sheet name="${sheetName(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': related([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles,
});

/** What stands before the rows: the heads stay in sight, on paper the sheet is as wide as one page. */
export const sheetStart = (widths: readonly number[]): string =>
  `${xml}<worksheet ${main}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

export const sheetEnd = '</sheetData><pageSetup paperSize="1" orientation="landscape" fitToHeight="0"/></worksheet>';
