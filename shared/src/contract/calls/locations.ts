import { z } from 'zod';
import { call } from '../call';
import { locality, state, zone } from '../entities';
import { stateId } from '../entities/location';
import { listQuery } from '../paging';
import { id } from '../primitives';

const search = z.string().trim().max(100).optional();

/** Open to anyone: the public registration form chooses among them. */
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
};
