import type { ImportError } from '@surco/shared/contract';
import { readWorkbook } from '../../../core/workbook/read/readWorkbook';
import { parseSheet } from '../../../core/workbook/rows/parseSheet';
import { groupRows, type ImportGroup } from './groupRows';
import { saleSheetFormat } from './saleSheetFormat';

/** A file whose cells were read and checked one by one. */
export interface SaleFile {
  /** Number of rows that are not empty, valid or not. */
  count: number;
  groups: readonly ImportGroup[];
  errors: readonly ImportError[];
}

/** The distinct names of the records that the rows refer to, as they are written. */
export interface FileNames {
  phones: readonly string[];
  rfcs: readonly string[];
  seasons: readonly string[];
  distributors: readonly string[];
  emails: readonly string[];
  codes: readonly string[];
}

/** What has to be read from the database before the sales of a file are planned. */
export interface SaleFileSummary {
  count: number;
  hasErrors: boolean;
  names: FileNames;
  /** Of each sale; four lists of one length, which cost less to send between threads than as many records. */
  references: readonly string[];
  digests: readonly string[];
  distributors: readonly string[];
  years: readonly number[];
}

/** @throws WorkbookError when the file cannot be read */
export async function readSaleFile(content: Buffer): Promise<SaleFile> {
  const cells = await readWorkbook(content, saleSheetFormat.sheetName);
  const { count, rows, errors } = await parseSheet(cells, saleSheetFormat);
  return { count, groups: await groupRows(rows, errors), errors };
}

const listDistinct = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))];

export function summarizeSaleFile({ count, groups, errors }: SaleFile): SaleFileSummary {
  const firsts = groups.map(({ first }) => first);
  return {
    count,
    hasErrors: errors.length > 0,
    names: {
      phones: listDistinct(firsts.map(({ phone }) => phone)),
      rfcs: listDistinct(firsts.map(({ rfc }) => rfc)),
      seasons: listDistinct(firsts.map(({ season }) => season)),
      distributors: listDistinct(firsts.map(({ distributor }) => distributor)),
      emails: listDistinct(firsts.map(({ email }) => email.toLowerCase())),
      codes: listDistinct(groups.flatMap(({ rows }) => rows.map(({ code }) => code))),
    },
    references: groups.map(({ reference }) => reference),
    digests: groups.map(({ digest }) => digest),
    distributors: firsts.map(({ distributor }) => distributor),
    years: firsts.map(({ date }) => Number(date.slice(0, 4))),
  };
}
