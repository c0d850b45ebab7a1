import { z } from 'zod';
import { call } from '../call';
import { locality, localityIn, localityUpdate, state, zone, zoneIn, zoneUpdate } from '../entities';
import { localityImport } from '../entities/importReport';
import { stateId } from '../entities/location';
import { listQuery } from '../paging';
import { fileData, flag, id, workbookUpload, xlsx } from '../primitives';

const search = z.string().trim().max(100).optional();

const admin = ['Admin'] as const;
const one = z.object({ id });
const gone = z.strictObject({ id });

/** Reading is open to anyone: the public registration form chooses among them. */
export const locationCalls = {
  'GET /states': call({ summary: 'Estados', who: 'anyone', data: z.array(state) }),
  'GET /zones': call({
    summary: 'Zonas',
    who: 'anyone',
    paged: true,
    data: zone,
    query: listQuery(['name'], { search, stateId: stateId.optional() }),
  }),
  'GET /localities': call({
    summary: 'Localidades',
    who: 'anyone',
    paged: true,
    data: locality,
    query: listQuery(['name'], { search, stateId: stateId.optional(), zoneId: id.optional() }),
  }),
  'POST /zones': call({ summary: 'Crear una zona', who: admin, body: zoneIn, data: zone }),
  'PUT /zones/{id}': call({ summary: 'Modificar una zona', who: admin, params: one, body: zoneUpdate, data: zone }),
  'DELETE /zones/{id}': call({ summary: 'Eliminar una zona sin uso', who: admin, params: one, data: gone }),
  'POST /localities': call({ summary: 'Crear una localidad', who: admin, body: localityIn, data: locality }),
  'PUT /localities/{id}': call({
    summary: 'Modificar una localidad',
    who: admin,
    params: one,
    body: localityUpdate,
    data: locality,
  }),
  'GET /localities/file-template': call({
    summary: 'Plantilla para importar localidades',
    who: admin,
    file: xlsx,
    data: fileData,
  }),
  'POST /localities/import': call({
    summary: 'Importar localidades desde un archivo; con dryRun=true solo se revisa',
    who: admin,
    query: z.strictObject({ dryRun: flag.optional() }),
    upload: workbookUpload,
    data: localityImport,
  }),
  'DELETE /localities/{id}': call({ summary: 'Eliminar una localidad sin uso', who: admin, params: one, data: gone }),
};
