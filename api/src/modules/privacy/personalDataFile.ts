import { Readable } from 'node:stream';
import { type Paged, pageLimits } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import { personalData } from '../../core/db/schema/personalData';
import type { FileResponse } from '../../core/http/sendFile';
import { isPersonal, readPersonalRecords, type PersonIds } from '../../core/personalData/personalRows';

/** A list of the file: its Spanish name and its records, which are read only when the file reaches them. */
export interface DataSection {
  name: string;
  records: AsyncIterable<unknown> | Iterable<unknown>;
}

/** The query of one page of {@link readAllPages}. */
export interface PageRequest {
  page: number;
  size: number;
}

/** Yields the records of all pages, so that memory holds one page at a time. */
export async function* readAllPages<T>(readPage: (query: PageRequest) => Promise<Paged<T>>): AsyncGenerator<T> {
  for (let page = 1; ; page += 1) {
    const { data, totalPages } = await readPage({ page, size: pageLimits.maxSize });
    yield* data;
    if (page >= totalPages) return;
  }
}

/**
 * Returns the lists of all tables with data of the person, as stored, but for keys, hashes and tokens.
 * @param otherLists names of lists that the file has in another form
 */
export async function readPersonalSections(
  db: Db,
  person: PersonIds,
  otherLists: readonly string[],
): Promise<DataSection[]> {
  const sections: DataSection[] = [];
  for (const [table, { file }] of Object.entries(personalData))
    if (file !== undefined && isPersonal(table) && !otherLists.includes(file))
      sections.push({ name: file, records: await readPersonalRecords(db, table, person) });
  return sections;
}

const toText = (value: unknown): string => JSON.stringify(value, null, 2);

async function* writeJson(head: Readonly<Record<string, unknown>>, sections: readonly DataSection[]) {
  yield toText(head).replace(/\n\}$/, '');
  for (const { name, records } of sections) {
    yield `,\n  ${toText(name)}: [`;
    let separator = '\n';
    for await (const record of records) {
      yield `${separator}${toText(record)}`;
      separator = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

/**
 * Returns a download with one JSON object: the values of `head`, then one list for each section.
 * @param head has at least one value
 */
export const createDataFile = (
  name: string,
  head: Readonly<Record<string, unknown>>,
  sections: readonly DataSection[],
): FileResponse => ({ name, content: Readable.from(writeJson(head, sections)) });
