import { z } from 'zod';
import { defineCall } from '../callSpec';
import { DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { saleFilters, voucherFilters } from '../../documentFilters';
import { importProgressSchema, importReportSchema } from '../../entities/documents/importReport';
import { fileData, queryBoolean, workbookUpload, xlsxMediaType } from '../../primitives';
import { limits } from '../../../domain/limits';
import { sortSchema } from '../../paging';
import { idParams, selectedIds } from '../common';
import { saleSortFields } from './sales';
import { voucherSortFields } from './vouchers';

/** The spreadsheets of sales and DKbonos. Reports take the filters of the list they export,
 * or the selected records and the sort of the list. */
export const salesFileCalls = {
  'GET /sales/file-template': defineCall({
    summary: 'Download the template to import sales',
    access: DOCUMENT_EDITORS,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /sales/import': defineCall({
    summary: 'Import sales from a file; with dryRun=true, only validate it',
    access: DOCUMENT_EDITORS,
    query: z.strictObject({ dryRun: queryBoolean.optional() }),
    upload: { ...workbookUpload, fields: ['matches'] },
    data: importReportSchema,
  }),
  'GET /sales/imports/{id}': defineCall({
    summary: 'Get the progress of an import; its id is the Idempotency-Key of the upload',
    access: DOCUMENT_EDITORS,
    params: idParams,
    data: importProgressSchema,
  }),
  'GET /sales/sale-report': defineCall({
    summary: 'Download the report of sales: details, summary and DKbonos',
    access: STAFF_ROLES,
    query: z.strictObject(saleFilters),
    file: xlsxMediaType,
    data: fileData,
  }),
  'GET /vouchers/voucher-report': defineCall({
    summary: 'Download the report of DKbonos: details and summary',
    access: STAFF_ROLES,
    query: z.strictObject(voucherFilters),
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /sales/sale-report': defineCall({
    summary: 'Download the report of selected sales, and of the DKbonos that they come from',
    access: STAFF_ROLES,
    query: z.strictObject({ sort: sortSchema(saleSortFields) }),
    body: z.strictObject({ ids: selectedIds(limits.selection.exportMax) }),
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /vouchers/voucher-report': defineCall({
    summary: 'Download the report of selected DKbonos',
    access: STAFF_ROLES,
    query: z.strictObject({ sort: sortSchema(voucherSortFields) }),
    body: z.strictObject({ ids: selectedIds(limits.selection.exportMax) }),
    file: xlsxMediaType,
    data: fileData,
  }),
};
