import { z } from 'zod';
import { limits } from '../../domain/limits';
import { STAFF_ROLES } from '../permissions';
import { importDecisions, importedLists, importEntities } from '../importEntities';
import { importColumnsSchema, importSchema, recordImportReportSchema } from '../entities/import';
import { importProgressSchema } from '../entities/documents/importReport';
import { listQuery } from '../paging';
import { dictionary, fileData, id, queryBoolean, text, workbookUpload, xlsxMediaType } from '../primitives';
import { defineCall } from './callSpec';
import { idParams } from './common';

const entityParams = z.object({ entity: z.enum(importEntities) });
const listParams = z.object({ list: z.enum(importedLists) });

/** The field `matches` of the form: the heading of each column by its name. Headings without a column are not read. */
export const importMatchesInput = dictionary(
  text().max(60),
  text().max(200),
  100,
  'Son demasiadas columnas: elija 100 como máximo.',
);
/** The field `decisions` of the form, by the number of the row. A skipped row may have errors. */
export const importDecisionsInput = dictionary(
  z.string().regex(/^\d{1,6}$/),
  z.enum(importDecisions),
  limits.workbook.maxRows,
  'Son demasiadas decisiones.',
);

/**
 * imports of lists. The user needs the role that creates the records (`importRoles`), else the response is a
 * 403; the row scope is that of the call that creates one.
 */
export const importCalls = {
  'GET /imports': defineCall({
    summary: 'List the own imports, for administrators all, the newest first',
    access: STAFF_ROLES,
    paged: true,
    data: importSchema,
    query: listQuery(['createdAt'], { list: z.enum(importedLists).optional() }),
  }),
  'GET /imports/{id}/progress': defineCall({
    summary: 'Get the progress of an import; its id is the Idempotency-Key of the upload',
    access: STAFF_ROLES,
    params: idParams,
    data: importProgressSchema,
  }),
  'POST /imports/{list}/columns': defineCall({
    summary: 'Read the headings of a file and suggest the columns that they are; nothing is written',
    access: STAFF_ROLES,
    params: listParams,
    upload: workbookUpload,
    data: importColumnsSchema,
  }),
  'GET /imports/{entity}/file-template': defineCall({
    summary: 'Download the template to import a list',
    access: STAFF_ROLES,
    params: entityParams,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /imports/{entity}/records': defineCall({
    summary: 'Import the records of a file; with dryRun=true, only validate it',
    access: STAFF_ROLES,
    params: entityParams,
    query: z.strictObject({ dryRun: queryBoolean.optional() }),
    upload: { ...workbookUpload, fields: ['matches', 'decisions'] },
    data: recordImportReportSchema,
  }),
  'POST /imports/{id}/undo': defineCall({
    summary: 'Delete what an import created, unless something refers to it or it was changed since',
    access: STAFF_ROLES,
    params: z.object({ id }),
    data: importSchema,
  }),
};
