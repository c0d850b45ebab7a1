import { z } from 'zod';
import { defineCall } from '../callSpec';
import { DOCUMENT_EDITORS, STAFF_ROLES } from '../../permissions';
import { saleFilters, voucherFilters } from '../../documentFilters';
import { importProgressSchema, importReportSchema } from '../../entities/documents/importReport';
import { fileData, queryBoolean, workbookUpload, xlsxMediaType } from '../../primitives';
import { idParams } from '../common';

/** The spreadsheets of sales and DKbonos. Reports take the filters of the list they export. */
export const salesFileCalls = {
  'GET /sales/file-template': defineCall({
    summary: 'Plantilla para importar ventas',
    access: DOCUMENT_EDITORS,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /sales/import': defineCall({
    summary: 'Importar ventas desde un archivo; con dryRun=true solo se revisa',
    access: DOCUMENT_EDITORS,
    query: z.strictObject({ dryRun: queryBoolean.optional() }),
    upload: workbookUpload,
    data: importReportSchema,
  }),
  'GET /sales/imports/{id}': defineCall({
    summary: 'Avance de una importación; su identificador es la Idempotency-Key con que se envió',
    access: DOCUMENT_EDITORS,
    params: idParams,
    data: importProgressSchema,
  }),
  'GET /sales/sale-report': defineCall({
    summary: 'Reporte de ventas: Detalle, Resumen y DKbonos',
    access: STAFF_ROLES,
    query: z.strictObject(saleFilters),
    file: xlsxMediaType,
    data: fileData,
  }),
  'GET /vouchers/voucher-report': defineCall({
    summary: 'Reporte de DKbonos: Detalle y Resumen',
    access: STAFF_ROLES,
    query: z.strictObject(voucherFilters),
    file: xlsxMediaType,
    data: fileData,
  }),
};
