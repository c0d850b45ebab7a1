import { z } from 'zod';
import { messageInput, messageTextInput, messageUpdate } from '../../records/messageInput';
import { defineCall } from './callSpec';
import { deletedRecord, idParams, searchText } from './common';
import { ADMIN_ONLY } from '../permissions';
import { messageSchema, messageKindSchema, messagePreviewSchema } from '../entities';
import { listQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const messageCalls = {
  'GET /messages': defineCall({
    summary: 'List the texts of notifications and mails',
    access: ADMIN_ONLY,
    paged: true,
    data: messageSchema,
    query: listQuery(['name'], {
      search: searchText,
      channel: z.enum(['APP', 'EMAIL']).optional(),
      active: queryBoolean.optional(),
    }),
  }),
  'GET /messages/kinds': defineCall({
    summary: 'List everything that Surco notifies or sends, with or without a text',
    access: ADMIN_ONLY,
    data: z.array(messageKindSchema),
  }),
  'GET /messages/share': defineCall({
    summary: 'List the texts to share papers and to write to customers, as templates',
    access: 'signedIn',
    data: z.array(messageSchema.pick({ key: true, subject: true, body: true })),
  }),
  'GET /messages/{id}': defineCall({
    summary: 'Get the text of a notification or mail',
    access: ADMIN_ONLY,
    params: idParams,
    data: messageSchema,
  }),
  'POST /messages': defineCall({
    summary: 'Create the text of a notification or mail',
    access: ADMIN_ONLY,
    body: messageInput,
    data: messageSchema,
  }),
  'PUT /messages/{id}': defineCall({
    summary: 'Update the text of a notification or mail',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageUpdate,
    data: messageSchema,
  }),
  'DELETE /messages/{id}': defineCall({
    summary: 'Delete a text, so that it is no longer sent',
    access: ADMIN_ONLY,
    params: idParams,
    data: deletedRecord,
  }),
  'POST /messages/{id}/preview': defineCall({
    summary: 'Preview the message with sample data, without saving it',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageTextInput,
    data: messagePreviewSchema,
  }),
  'POST /messages/{id}/test': defineCall({
    summary: 'Send the message to the own e-mail address as a test, without saving it',
    access: ADMIN_ONLY,
    params: idParams,
    body: messageTextInput,
    data: z.strictObject({ to: z.string() }),
  }),
};
