import { fold } from '@surco/shared/domain/formats';
import type { BookPart } from './inflate';

const named = /\sname=(?:"([^"]*)"|'([^']*)')/;
const relation = /\s(?:\w+:)?[iI]d=["']([^"']*)["']/;
const hidden = /\sstate=["'](?:hidden|veryHidden)["']/;

const textOf = (parts: readonly BookPart[], name: string): string =>
  parts.find((part) => part.name === name)?.content.toString() ?? '';

/** The relations that are sheets of cells; a chart may have a sheet to itself. */
const cellSheets = (parts: readonly BookPart[]): Set<string> =>
  new Set(
    [...textOf(parts, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
      .filter(([tag]) => /\sType=["'][^"']*\/worksheet["']/.test(tag))
      .map(([tag]) => relation.exec(tag)?.[1] ?? ''),
  );

/**
 * Which sheet of a workbook is read, counted from 1: the one that bears the template's name wherever it stands, or
 * the first one that a person sees.
 */
export function sheetToRead(parts: readonly BookPart[], name: string): number {
  const book = textOf(parts, 'xl/workbook.xml');
  const ofCells = cellSheets(parts);
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => named.test(tag));
  const isNamed = (tag: string): boolean => {
    const [, double = '', single = ''] = named.exec(tag) ?? [];
    return fold((double || single).trim()) === fold(name);
  };
  const found = sheets.findIndex(isNamed);
  const shown = sheets.findIndex((tag) => !hidden.test(tag) && ofCells.has(relation.exec(tag)?.[1] ?? ''));
  return Math.max(found >= 0 ? found : shown, 0) + 1;
}
