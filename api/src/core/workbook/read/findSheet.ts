import { foldText } from '@surco/shared/domain';
import type { WorkbookPart } from './extractParts';

const namePattern = /\sname=(?:"([^"]*)"|'([^']*)')/;
const relationIdPattern = /\s(?:\w+:)?[iI]d=["']([^"']*)["']/;
const hiddenPattern = /\sstate=["'](?:hidden|veryHidden)["']/;

const readPartText = (parts: readonly WorkbookPart[], name: string): string =>
  parts.find((part) => part.name === name)?.content.toString() ?? '';

const targetPattern = /\sTarget=["']([^"']*)["']/;

/** Finds the paths of worksheets by relationship id. Chart sheets have other relationships. */
const findWorksheetPaths = (parts: readonly WorkbookPart[]): ReadonlyMap<string, string> =>
  new Map(
    [...readPartText(parts, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
      .filter(([tag]) => /\sType=["'][^"']*\/worksheet["']/.test(tag))
      .map(([tag]) => {
        const target = targetPattern.exec(tag)?.[1] ?? '';
        return [relationIdPattern.exec(tag)?.[1] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
      }),
  );

export interface FoundSheet {
  /** Its position in the workbook, counted from 1. */
  number: number;
  /** The name of its part, if it is a worksheet. */
  path: string | undefined;
}

/** Finds the sheet to read: the one of this name, or else the first visible worksheet. */
export function findSheet(parts: readonly WorkbookPart[], name: string): FoundSheet {
  const workbookXml = readPartText(parts, 'xl/workbook.xml');
  const worksheetPaths = findWorksheetPaths(parts);
  const sheets = [...workbookXml.matchAll(/<(?:\w+:)?sheet\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => namePattern.test(tag));
  const isNamed = (tag: string): boolean => {
    const [, double = '', single = ''] = namePattern.exec(tag) ?? [];
    return foldText((double || single).trim()) === foldText(name);
  };
  const findPath = (tag: string): string | undefined => worksheetPaths.get(relationIdPattern.exec(tag)?.[1] ?? '');
  const found = sheets.findIndex(isNamed);
  const firstVisibleIndex = sheets.findIndex((tag) => !hiddenPattern.test(tag) && findPath(tag) !== undefined);
  const index = Math.max(found >= 0 ? found : firstVisibleIndex, 0);
  return { number: index + 1, path: findPath(sheets[index] ?? '') };
}
