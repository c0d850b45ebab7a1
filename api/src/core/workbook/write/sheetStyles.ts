import type ExcelJS from 'exceljs';
import type { ValueKind } from '@surco/shared/records/lists/describedColumn';
import type { SheetColumn } from '../sheetTypes';

/** That of texts is for empty cells, so that Excel does not convert a typed telephone number. */
const numberFormats: Record<ValueKind, string> = {
  text: '@',
  date: 'dd/mm/yy',
  time: 'dd/mm/yy hh:mm',
  money: '#,##0.00',
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
};

/** Texts have an indent that separates them from the column before. */
const alignments: Record<ValueKind, Partial<ExcelJS.Alignment>> = {
  text: { horizontal: 'left', indent: 1 },
  date: { horizontal: 'center' },
  time: { horizontal: 'center' },
  money: { horizontal: 'right' },
  integer: { horizontal: 'right' },
  decimal: { horizontal: 'right' },
  percent: { horizontal: 'right' },
};

const defaultWidths: Record<ValueKind, number> = {
  text: 24,
  date: 11,
  time: 17,
  money: 14,
  integer: 10,
  decimal: 12,
  percent: 11,
};

/** The width of a column in characters: its heading needs some for the filter button. */
export const computeWidth = ({ heading, kind, width }: SheetColumn): number =>
  width ?? Math.max(defaultWidths[kind], heading.length + 6);

const font = { name: 'Calibri', size: 11 };
const boldFont = { ...font, bold: true };
const fillColors = { required: 'FFF4C7C3', plain: 'FFE7E6E6' };

export const createHeadingStyle = ({ kind, required }: SheetColumn, hasFilter: boolean): Partial<ExcelJS.Style> => ({
  font: boldFont,
  fill: {
    type: 'pattern',
    pattern: 'solid',
    fgColor: { argb: required ? fillColors.required : fillColors.plain },
  },
  alignment: {
    ...alignments[kind],
    vertical: 'middle',
    // The filter button covers the right end of a heading.
    ...(hasFilter && alignments[kind].horizontal === 'right' ? { indent: 2 } : {}),
  },
});

export const createCellStyle = ({ kind, wrap }: SheetColumn, bold: boolean): Partial<ExcelJS.Style> => ({
  font: bold ? boldFont : font,
  ...(kind === 'text' ? {} : { numFmt: numberFormats[kind] }),
  alignment: { ...alignments[kind], vertical: 'top', ...(wrap ? { wrapText: true } : {}) },
});

/** For a cell that a person fills in. */
export const createBlankStyle = ({ kind }: SheetColumn): Partial<ExcelJS.Style> => ({
  font,
  numFmt: numberFormats[kind],
  alignment: alignments[kind],
});
