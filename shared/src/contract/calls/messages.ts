import { z } from 'zod';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { ADMIN_ONLY } from '../permissions';
import {
  messageChannels,
  messageSchema,
  messageInputSchema,
  messageKindSchema,
  messagePreviewSchema,
  messageUpdateSchema,
  messageTextSchema,
} from '../entities';
import { listQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const messageCalls = {
  'GET /messages': defineCall({
    summary: 'Textos de los avisos y correos',
    access: ADMIN_ONLY,
    paged: true,
    data: messageSchema,
    query: listQuery(['name'], {
      search: searchText,
      channel: z.enum(messageChannels).optional(),
      active: queryBoolean.optional(),
    }),
  }),
  'GET /messages/kinds': defineCall({
    summary: 'Todo lo que Surco avisa o envía, tenga texto o no',
    access: ADMIN_ONLY,
    data: z.array(messageKindSchema),
  }),
  'GET /messages/{id}': defineCall({
    summary: 'El texto de un aviso o correo',
    access: ADMIN_ONLY,
    params: idParams,
    data: messageSchema,
  }),
  'POST /messages': defineCall({
    summary: 'Crear el texto de un aviso o correo',
    access: ADMIN_ONLY,
    body: messageInputSchema,
    data: messageSchema,
  }),
  'PUT /messages/{id}': defineCall({
    summary: 'Modificar el texto de un aviso o correo',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageUpdateSchema,
    data: messageSchema,
  }),
  'DELETE /messages/{id}': defineCall({
    summary: 'Eliminar un texto: deja de enviarse',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
  'POST /messages/{id}/preview': defineCall({
    summary: 'Ver el mensaje con datos de ejemplo, sin guardarlo',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageTextSchema,
    data: messagePreviewSchema,
  }),
  'POST /messages/{id}/test': defineCall({
    summary: 'Enviarse el mensaje de prueba al correo propio, sin guardarlo',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageTextSchema,
    data: z.strictObject({ to: z.string() }),
  }),
};
