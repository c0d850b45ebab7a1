import { STAFF_ROLES } from '@surco/shared/contract';
import { defineManifest } from '@surco/shared/federation';

export const manifest = defineManifest({
  name: '{{name}}',
  menu: [
    {
      path: '{{path}}',
      label: '{{label}}',
      roles: STAFF_ROLES,
      icon: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
      order: 100,
    },
  ],
  routes: [
    {
      path: '{{path}}',
      roles: STAFF_ROLES,
      title: '{{label}}',
      page: 'overview',
      firstCall: '/seasons?page=1&size=10&sort=-startDate',
    },
  ],
  redirects: [],
});
