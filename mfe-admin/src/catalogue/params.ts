import type { RemoteRoute } from '@surco/shared/federation/manifest';
import { sectionOf } from './section';

const roles = ['Admin'] as const;
const MESSAGES = '/dashboard/params/message';

/** The pages of the parameters, as they stand in the menu. */
const pages = [
  {
    path: '/dashboard/params/product-type',
    roles,
    title: 'Tipos de producción',
    page: 'production-types',
    firstCall: '/production-types?page=1&size=10&sort=name',
  },
  {
    path: '/dashboard/params/simulator-params',
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
] as const satisfies readonly RemoteRoute[];

/** P-04: what the section of parameters adds to the addresses. */
export const paramsRoutes = [
  ...pages,
  { path: `${MESSAGES}/new`, roles, title: 'Nuevo mensaje', page: 'message-form' },
  { path: `${MESSAGES}/:id`, roles, title: 'Mensaje', page: 'message-form' },
] as const satisfies readonly RemoteRoute[];

export const paramsMenu = sectionOf(
  {
    label: 'Parámetros',
    icon: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
    order: 90,
  },
  pages,
);
