import { canCreateDocuments, canEditDocuments } from './documentPermissions';

test.each([
  ['Admin', false, true],
  ['Coordinator', false, false],
  ['Supervisor', false, false],
  ['Consultant', true, true],
  ['Farmer', false, false],
])('P-01 P-02 X-16 %s may create documents: %s; may change and import them: %s', (role, canCreate, canEdit) => {
  expect([canCreateDocuments({ role }), canEditDocuments({ role })]).toEqual([canCreate, canEdit]);
});
