import { z } from 'zod';
import { defineCall } from './callSpec';
import { STAFF_ROLES } from '../permissions';
import { searchResultSchema } from '../entities';
import { searchLimits } from '../searchLimits';
import { text } from '../primitives';

export const searchCalls = {
  /** Each kind is found as in its own list: with the same words, row scope and roles. */
  'GET /search': defineCall({
    summary:
      'Search sales, DKbonos, customers, products and users at once: the first five of each that the user may list',
    access: STAFF_ROLES,
    query: z.strictObject({ q: text().trim().min(searchLimits.minLength).max(searchLimits.maxLength) }),
    data: searchResultSchema,
  }),
};
