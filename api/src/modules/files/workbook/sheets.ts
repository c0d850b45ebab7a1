import { fold } from '@surco/shared/domain/formats';
import type { BookPart } from './inflate';

const named = /\sname=(?:"([^"]*)"|'([^']*)')/;
const hidden = /\sstate=["'](?:hidden|veryHidden)["']/;

/**
 * Which sheet of a workbook is read, counted from 1: the one that bears the template's name wherever it stands, or
 * the first one that a person sees.
 */
export function sheetToRead(parts: readonly BookPart[], name: string): number {
  const book = parts.find((part) => part.name === 'xl/workbook.xml')?.content.toString() ?? '';
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => named.test(tag));
  const isNamed = (tag: string): boolean => {
    const [, double = '', single = ''] = named.exec(tag) ?? [];
    return fold((double || single).trim()) === fold(name);
  };
  const found = sheets.findIndex(isNamed);
  const shown = sheets.findIndex((tag) => !hidden.test(tag));
  return Math.max(found >= 0 ? found : shown, 0) + 1;
}
