import { foldText } from '@surco/shared/domain';
import type { WorkbookPart } from './extractParts';

const namePattern = /\sname=(?:"([^"]*)"|'([^']*)')/;
const relationIdPattern = /\s(?:\w+:)?[iI]d=["']([^"']*)["']/;
const hiddenPattern = /\sstate=["'](?:hidden|veryHidden)["']/;

const readPartText = (parts: readonly WorkbookPart[], name: string): string =>
  parts.find((part) => part.name === name)?.content.toString() ?? '';

/** Returns the relationship ids of worksheets. Chart sheets have other relationships. */
const findWorksheetIds = (parts: readonly WorkbookPart[]): Set<string> =>
  new Set(
    [...readPartText(parts, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
      .filter(([tag]) => /\sType=["'][^"']*\/worksheet["']/.test(tag))
      .map(([tag]) => relationIdPattern.exec(tag)?.[1] ?? ''),
  );

/**
 * Returns the number of the sheet to read, counted from 1: the one of this name, or else the first visible worksheet.
 */
export function findSheetNumber(parts: readonly WorkbookPart[], name: string): number {
  const workbookXml = readPartText(parts, 'xl/workbook.xml');
  const worksheetIds = findWorksheetIds(parts);
  const sheets = [...workbookXml.matchAll(/<(?:\w+:)?sheet\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => namePattern.test(tag));
  const isNamed = (tag: string): boolean => {
    const [, double = '', single = ''] = namePattern.exec(tag) ?? [];
    return foldText((double || single).trim()) === foldText(name);
  };
  const found = sheets.findIndex(isNamed);
  const firstVisibleIndex = sheets.findIndex(
    (tag) => !hiddenPattern.test(tag) && worksheetIds.has(relationIdPattern.exec(tag)?.[1] ?? ''),
  );
  return Math.max(found >= 0 ? found : firstVisibleIndex, 0) + 1;
}
