import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';

export const manifest = defineManifest({
  name: '{{name}}',
  contract: '{{contract}}',
  menu: [
    {
      path: '{{path}}',
      label: '{{label}}',
      roles: STAFF,
      icon: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
      order: 100,
    },
  ],
  routes: [
    {
      path: '{{path}}',
      roles: STAFF,
      title: '{{label}}',
      page: 'overview',
      firstCall: '/seasons?page=1&size=10&sort=-startDate',
    },
  ],
  redirects: [],
});
