import { z } from 'zod';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { ADMIN_ONLY } from '../permissions';
import { localitySchema, stateSchema, zoneSchema } from '../entities';
import { localityImportReportSchema } from '../entities/documents/importReport';
import { stateId } from '../entities/location';
import { localityInput, localityUpdate } from '../../records/localityInput';
import { zoneInput, zoneUpdate } from '../../records/zoneInput';
import { choiceListQuery } from '../paging';
import { fileData, queryBoolean, id, workbookUpload, xlsxMediaType } from '../primitives';

/**
 * Reading needs no session: the public registration form offers states and localities. Only administrators change
 * zones and localities.
 */
export const locationCalls = {
  'GET /states': defineCall({ summary: 'List states', access: 'anyone', data: z.array(stateSchema) }),
  'GET /zones': defineCall({
    summary: 'List zones',
    access: 'anyone',
    paged: true,
    data: zoneSchema,
    query: choiceListQuery(['name'], { search: searchText, stateId: stateId.optional() }),
  }),
  'GET /localities': defineCall({
    summary: 'List localities',
    access: 'anyone',
    paged: true,
    data: localitySchema,
    query: choiceListQuery(['name'], { search: searchText, stateId: stateId.optional(), zoneId: id.optional() }),
  }),
  'POST /zones': defineCall({ summary: 'Create a zone', access: ADMIN_ONLY, body: zoneInput, data: zoneSchema }),
  'PUT /zones/{id}': defineCall({
    summary: 'Update a zone',
    access: ADMIN_ONLY,
    params: idParams,
    body: zoneUpdate,
    data: zoneSchema,
  }),
  'DELETE /zones/{id}': defineCall({
    summary: 'Delete an unused zone',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
  'POST /localities': defineCall({
    summary: 'Create a locality',
    access: ADMIN_ONLY,
    body: localityInput,
    data: localitySchema,
  }),
  'PUT /localities/{id}': defineCall({
    summary: 'Update a locality',
    access: ADMIN_ONLY,
    params: idParams,
    body: localityUpdate,
    data: localitySchema,
  }),
  'GET /localities/file-template': defineCall({
    summary: 'Download the template to import localities',
    access: ADMIN_ONLY,
    file: xlsxMediaType,
    data: fileData,
  }),
  'POST /localities/import': defineCall({
    summary: 'Import localities from a file; with dryRun=true, only validate it',
    access: ADMIN_ONLY,
    query: z.strictObject({ dryRun: queryBoolean.optional() }),
    upload: { ...workbookUpload, fields: ['matches'] },
    data: localityImportReportSchema,
  }),
  'DELETE /localities/{id}': defineCall({
    summary: 'Delete an unused locality',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
};
