import { ADMIN_ONLY } from '../permissions';
import { defineCall } from './callSpec';
import { firstStepsInputSchema, firstStepsSchema, setupInputSchema, setupSchema } from '../entities';

/** The checklist for the first days of the signed-in user, and the steps that prepare an empty company. */
export const firstStepsCalls = {
  'GET /users/me/first-steps': defineCall({
    summary: 'List the steps of the first days of the role, and which of them the user has done',
    access: 'signedIn',
    data: firstStepsSchema,
  }),
  'PUT /users/me/first-steps': defineCall({
    summary: 'Tick steps of the first days, and dismiss or restore the checklist',
    access: 'signedIn',
    body: firstStepsInputSchema,
    data: firstStepsSchema,
  }),
  'GET /setup': defineCall({
    summary: 'List the steps that prepare the company, and how far each of them is',
    access: ADMIN_ONLY,
    data: setupSchema,
  }),
  'PUT /setup': defineCall({
    summary: 'Say which steps of the preparation are not needed',
    access: ADMIN_ONLY,
    body: setupInputSchema,
    data: setupSchema,
  }),
};
