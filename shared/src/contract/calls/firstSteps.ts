import { defineCall } from './callSpec';
import { firstStepsInputSchema, firstStepsSchema } from '../entities';

/** The checklist for the first days of the signed-in user. */
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
};
