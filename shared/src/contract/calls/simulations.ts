import { z } from 'zod';
import { silageModes } from '../../domain/silage/input';
import { defineCall } from './callSpec';
import { deletedRecord, downloadQuery, idParams, searchText } from './common';
import { simulationSchema } from '../entities';
import { simulationInput, simulationUpdate } from '../../records/simulationInput';
import { listQuery } from '../paging';
import { fileData, id } from '../primitives';

/** A user's own simulations; staff also read those of customers within their scope. */
export const simulationCalls = {
  'POST /simulations': defineCall({
    summary: 'Calculate and save a simulation',
    access: 'signedIn',
    body: simulationInput,
    data: simulationSchema,
  }),
  'GET /simulations': defineCall({
    summary: "List the own simulations, or those of a customer within the user's scope",
    access: 'signedIn',
    paged: true,
    data: simulationSchema,
    query: listQuery(['createdAt', 'updatedAt', 'name'], {
      search: searchText,
      clientId: id.optional(),
      mode: z.enum(silageModes).optional(),
    }),
  }),
  'GET /simulations/{id}': defineCall({
    summary: "Get an own simulation, or one of a customer within the user's scope",
    access: 'signedIn',
    params: idParams,
    data: simulationSchema,
  }),
  'GET /simulations/{id}/pdf': defineCall({
    summary: 'Get a simulation as a printable document; with `download=true`, as an attachment',
    access: 'signedIn',
    params: idParams,
    query: downloadQuery,
    data: fileData,
    file: 'application/pdf',
  }),
  'PUT /simulations/{id}': defineCall({
    summary: 'Change the name or the customer of an own simulation',
    access: 'signedIn',
    params: idParams,
    body: simulationUpdate,
    data: simulationSchema,
  }),
  'DELETE /simulations/{id}': defineCall({
    summary: 'Delete an own simulation',
    access: 'signedIn',
    params: idParams,
    data: deletedRecord,
  }),
};
