import { ownProfileUpdate, userInput, userUpdate } from '../../records/userInput';
import { z } from 'zod';
import { defineCall } from './callSpec';
import { idParams, reasonBody, searchText, statusChangeBody } from './common';
import { MANAGER_ROLES, STAFF_ROLES } from '../permissions';
import {
  ownEmailInputSchema,
  ownIdentitySchema,
  ownSessionSchema,
  ownPasswordInputSchema,
  userSchema,
  userDetailSchema,
} from '../entities';
import { choiceListQuery } from '../paging';
import { id } from '../primitives';
import { roles } from '../../domain/users/roles';
import { userStatuses } from '../../domain/statuses';

const defineStatusChange = (summary: string) =>
  defineCall({ summary, access: MANAGER_ROLES, params: idParams, body: statusChangeBody, data: userDetailSchema });

export const userCalls = {
  'GET /users': defineCall({
    summary: 'List users',
    access: MANAGER_ROLES,
    paged: true,
    data: userSchema,
    query: choiceListQuery(['name', 'email', 'createdAt'], {
      search: searchText,
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
      distributorId: id.optional(),
    }),
  }),
  'GET /users/{id}': defineCall({
    summary: 'Get a user',
    access: MANAGER_ROLES,
    params: idParams,
    data: userDetailSchema,
  }),
  'POST /users': defineCall({
    summary: 'Create a user, who gets a link to choose a password',
    access: MANAGER_ROLES,
    body: userInput,
    data: userDetailSchema,
  }),
  'PUT /users/{id}': defineCall({
    summary: 'Update a user',
    access: MANAGER_ROLES,
    params: idParams,
    body: userUpdate,
    data: userDetailSchema,
  }),
  'POST /users/{id}/approve': defineStatusChange('Approve a user'),
  'POST /users/{id}/reject': defineCall({
    summary: 'Reject a user',
    access: MANAGER_ROLES,
    params: idParams,
    body: reasonBody,
    data: userDetailSchema,
  }),
  'POST /users/{id}/activate': defineStatusChange('Reactivate a user'),
  'POST /users/{id}/deactivate': defineStatusChange('Deactivate a user'),
  'POST /users/{id}/reopen': defineStatusChange('Return a rejected user to pending'),
  'POST /users/{id}/client-key': defineCall({
    summary: "Create or renew a farmer's client key, which is shown once",
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: z.strictObject({ clientKey: z.string(), user: userDetailSchema }),
  }),
  'POST /users/{id}/invite': defineStatusChange(
    'Mail an active user without a password a link to choose one; an earlier link stops working',
  ),
  'POST /users/{id}/revoke-invitation': defineStatusChange('Revoke the invitation of a user: its link stops working'),
  'POST /users/{id}/reset-second-factor': defineCall({
    summary: "Remove a user's second factor after the loss of a phone; ends the user's sessions and sends a mail",
    access: MANAGER_ROLES,
    params: idParams,
    body: statusChangeBody,
    data: userDetailSchema,
  }),
  'GET /users/me': defineCall({ summary: 'Get the own profile', access: STAFF_ROLES, data: userSchema }),
  'PUT /users/me': defineCall({
    summary: 'Update the own profile',
    access: STAFF_ROLES,
    body: ownProfileUpdate,
    data: userSchema,
  }),
  'POST /users/me/email': defineCall({
    summary: 'Request a change of the own e-mail address, confirmed by a link sent to the new one',
    access: STAFF_ROLES,
    body: ownEmailInputSchema,
    data: z.null(),
  }),
  'GET /users/me/sessions': defineCall({
    summary: 'List the own open sessions',
    access: STAFF_ROLES,
    data: z.array(ownSessionSchema),
  }),
  'DELETE /users/me/sessions/{id}': defineCall({
    summary: 'End one of the own sessions',
    access: STAFF_ROLES,
    params: idParams,
    body: ownIdentitySchema,
    data: z.null(),
  }),
  'DELETE /users/me/sessions': defineCall({
    summary: 'End all own sessions except that of this request',
    access: STAFF_ROLES,
    body: ownIdentitySchema,
    data: z.strictObject({ ended: z.number().int() }),
  }),
  'POST /users/me/password': defineCall({
    summary: 'Change the own password',
    access: STAFF_ROLES,
    body: ownPasswordInputSchema,
    data: z.null(),
  }),
};
