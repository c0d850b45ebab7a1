import type { MenuEntry, RemoteRoute } from '@surco/shared/federation/manifest';

const roles = ['Admin'] as const;
const TYPES = '/dashboard/params/product-type';
const PARAMS = '/dashboard/params/simulator-params';
const MESSAGES = '/dashboard/params/message';

/** P-04, A-06: the parameters show their children in the menu. */
export const paramsMenu = {
  path: TYPES,
  label: 'Parámetros',
  roles,
  icon: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  order: 90,
  children: [
    { path: TYPES, label: 'Tipos de producción', roles },
    { path: PARAMS, label: 'Parámetros del simulador', roles },
    { path: MESSAGES, label: 'Mensajes', roles },
  ],
} as const satisfies MenuEntry;

export const paramsRoutes = [
  {
    path: TYPES,
    roles,
    title: 'Tipos de producción',
    page: 'production-types',
    firstCall: '/production-types?page=1&size=10&sort=name',
  },
  {
    path: PARAMS,
    roles,
    title: 'Parámetros del simulador',
    page: 'simulator-params',
    firstCall: '/simulator-params',
  },
  {
    path: MESSAGES,
    roles,
    title: 'Mensajes',
    page: 'messages',
    firstCall: '/messages?page=1&size=10&sort=name',
  },
  { path: `${MESSAGES}/new`, roles, title: 'Nuevo mensaje', page: 'message-form' },
  { path: `${MESSAGES}/:id`, roles, title: 'Mensaje', page: 'message-form' },
] as const satisfies readonly RemoteRoute[];
