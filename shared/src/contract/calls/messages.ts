import { z } from 'zod';
import { call } from '../call';
import { channels, message, messageIn, messageKind, messagePreview, messageUpdate, messageWords } from '../entities';
import { listQuery } from '../paging';
import { flag, id } from '../primitives';

const admin = ['Admin'] as const;
const one = z.object({ id });

export const messageCalls = {
  'GET /messages': call({
    summary: 'Textos de los avisos y correos',
    who: admin,
    paged: true,
    data: message,
    query: listQuery(['name'], {
      search: z.string().trim().max(100).optional(),
      channel: z.enum(channels).optional(),
      active: flag.optional(),
    }),
  }),
  'GET /messages/kinds': call({
    summary: 'Todo lo que Surco avisa o envía, tenga texto o no',
    who: admin,
    data: z.array(messageKind),
  }),
  'GET /messages/{id}': call({ summary: 'El texto de un aviso o correo', who: admin, params: one, data: message }),
  'POST /messages': call({
    summary: 'Crear el texto de un aviso o correo',
    who: admin,
    body: messageIn,
    data: message,
  }),
  'PUT /messages/{id}': call({
    summary: 'Modificar el texto de un aviso o correo',
    who: admin,
    params: one,
    body: messageUpdate,
    data: message,
  }),
  'DELETE /messages/{id}': call({
    summary: 'Eliminar un texto: deja de enviarse',
    who: admin,
    params: one,
    data: z.strictObject({ id }),
  }),
  'POST /messages/{id}/preview': call({
    summary: 'Ver el mensaje con datos de ejemplo, sin guardarlo',
    who: admin,
    params: one,
    body: messageWords,
    data: messagePreview,
  }),
  'POST /messages/{id}/test': call({
    summary: 'Enviarse el mensaje de prueba al correo propio, sin guardarlo',
    who: admin,
    params: one,
    body: messageWords,
    data: z.strictObject({ to: z.string() }),
  }),
};
