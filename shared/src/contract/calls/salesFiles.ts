import { z } from 'zod';
import { call } from '../call';
import { saleFilters, voucherFilters } from '../documentFilters';
import { importProgress, importReport } from '../entities/importReport';
import { fileData, flag, id, workbookUpload, xlsx } from '../primitives';
import { STAFF } from '../roles';

const importers = ['Consultant', 'Admin'] as const;

/** The spreadsheets of sales and DKbonos. Reports take the filters of the list they export. */
export const salesFileCalls = {
  'GET /sales/file-template': call({
    summary: 'Plantilla para importar ventas',
    who: importers,
    file: xlsx,
    data: fileData,
  }),
  'POST /sales/import': call({
    summary: 'Importar ventas desde un archivo; con dryRun=true solo se revisa',
    who: importers,
    query: z.strictObject({ dryRun: flag.optional() }),
    upload: workbookUpload,
    data: importReport,
  }),
  'GET /sales/imports/{id}': call({
    summary: 'Avance de una importación; su identificador es la Idempotency-Key con que se envió',
    who: importers,
    params: z.object({ id }),
    data: importProgress,
  }),
  'GET /sales/sale-report': call({
    summary: 'Reporte de ventas: Detalle, Resumen y DKbonos',
    who: STAFF,
    query: z.strictObject(saleFilters),
    file: xlsx,
    data: fileData,
  }),
  'GET /vouchers/voucher-report': call({
    summary: 'Reporte de DKbonos: Detalle y Resumen',
    who: STAFF,
    query: z.strictObject(voucherFilters),
    file: xlsx,
    data: fileData,
  }),
};
