import { defineCall } from './callSpec';
import { idParams, searchText } from './common';
import { STAFF_ROLES, STOCK_EDITORS } from '../permissions';
import { seasonInput, seasonUpdate } from '../../records/seasonInput';
import { seasonSchema } from '../entities';
import { choiceListQuery } from '../paging';
import { queryBoolean } from '../primitives';

export const seasonCalls = {
  'GET /seasons': defineCall({
    summary: 'List seasons',
    access: STAFF_ROLES,
    paged: true,
    data: seasonSchema,
    query: choiceListQuery(['startDate'], {
      search: searchText,
      isOpen: queryBoolean.optional(),
      isVoucherOpen: queryBoolean.optional(),
    }),
  }),
  'GET /seasons/{id}': defineCall({
    summary: 'Get a season',
    access: STAFF_ROLES,
    params: idParams,
    data: seasonSchema,
  }),
  'POST /seasons': defineCall({
    summary: 'Create a season',
    access: STOCK_EDITORS,
    body: seasonInput,
    data: seasonSchema,
  }),
  'PUT /seasons/{id}': defineCall({
    summary: 'Update, open or close a season',
    access: STOCK_EDITORS,
    params: idParams,
    body: seasonUpdate,
    data: seasonSchema,
  }),
};
