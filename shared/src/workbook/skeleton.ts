import type { BookSpec } from './cell';
import { columnName, sheetName } from './markup';

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

/** A text is a little off the figures before it. */
const aligned = (side: string): string =>
  ` applyAlignment="1"><alignment horizontal="${side}"${side === 'left' ? ' indent="1"' : ''}/></xf>`;

/** The button of a head's filter stands at its right, over what is written there. */
const headed = (side: string): string =>
  looked(1, 2, 'numFmtId="0"') +
  (side === 'right' ? ' applyAlignment="1"><alignment horizontal="right" indent="2"/></xf>' : aligned(side));

const figured = (format: number, side = 'right'): string =>
  `${looked(0, 0, `numFmtId="${format}"`)} applyNumberFormat="1"${aligned(side)}`;

/** A text; three heads by their side; whole and decimal figures; a date, a percentage, an instant: so `markup.ts` names them. */
const styles = `${xml}<styleSheet ${main}>
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yy"/><numFmt numFmtId="165" formatCode="dd/mm/yy hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE7E6E6"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="9">${looked(0, 0, 'numFmtId="0"')}${aligned('left')}${headed('left')}${headed('right')}${headed('center')}
${figured(3)}${figured(4)}${figured(164, 'center')}${figured(10)}${figured(165, 'center')}</cellXfs>
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
<sheet name="${sheetName(sheet)}" sheetId="1" r:id="r1"/></sheets><definedNames>
<definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheetName(sheet).replaceAll("'", "''")}'!$1:$1</definedName>
</definedNames></workbook>`,
  'xl/_rels/workbook.xml.rels': related([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': styles,
});

/** What stands before the rows: the heads stay in sight; on paper they head every page, and all columns fit on it. */
export const sheetStart = (widths: readonly number[]): string =>
  `${xml}<worksheet ${main}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

/** What stands after them: each head offers a filter. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(Math.max(columns, 1) - 1)}${rows}"/>
<pageSetup paperSize="1" orientation="landscape" fitToHeight="0"/></worksheet>`;
