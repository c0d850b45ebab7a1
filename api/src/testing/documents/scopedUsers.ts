import type { Role } from '@surco/shared/domain';
import type { CurrentUser } from '../../core/http/currentUser';
import type { DocumentWriters } from './documentWriters';

const buildCurrentUser = (role: Role, id = '', zoneIds: readonly string[] = []): CurrentUser => ({
  id,
  sessionHash: '',
  role,
  zoneIds,
  distributorId: null,
  viaDirectory: false,
  details: {
    id,
    role,
    distributor: null,
    acceptedTos: true,
    secondFactorPending: false,
    hasSingleDistributor: false,
    clientKey: null,
    firstName: '',
    lastName: '',
    email: null,
    zoneIds: [],
  },
});

/** Users whose scopes differ: all documents, one consultant, one zone, both zones and none. */
export const buildScopedUsers = ({ records }: DocumentWriters): CurrentUser[] => [
  buildCurrentUser('Admin'),
  buildCurrentUser('Admin'),
  ...records.consultants.map((id) => buildCurrentUser('Consultant', id)),
  ...records.zones.map((id) => buildCurrentUser('Supervisor', '', [id])),
  buildCurrentUser('Coordinator', '', records.zones),
  buildCurrentUser('Coordinator'),
];
