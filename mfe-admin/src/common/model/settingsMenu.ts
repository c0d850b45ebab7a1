import { ADMIN_ONLY, settingsPaths } from '@surco/shared/contract';
import type { RemoteRoute } from '@surco/shared/federation';
import { createMenuSection } from './createMenuSection';

const roles = ADMIN_ONLY;

/** The pages that the menu section "Parámetros" lists. */
const pages = [
  {
    path: settingsPaths.productionTypes,
    roles,
    title: 'Tipos de producción',
    page: 'production-types',
    firstCall: '/production-types?page=1&size=10&sort=name',
  },
  {
    path: settingsPaths.systemParameters,
    roles,
    title: 'Parámetros generales',
    page: 'system-parameters',
    firstCall: '/simulator-params',
  },
  {
    path: settingsPaths.messages,
    roles,
    title: 'Mensajes',
    page: 'messages',
    firstCall: '/messages?page=1&size=10&sort=name',
  },
  {
    path: settingsPaths.legalTexts,
    roles,
    title: 'Aviso de privacidad y términos',
    page: 'legal-texts',
    firstCall: '/legal-texts',
  },
  {
    path: settingsPaths.privacyRequests,
    roles,
    title: 'Solicitudes ARCO',
    page: 'privacy-requests',
    firstCall: '/privacy-requests?page=1&size=10&sort=dueOn',
  },
  {
    path: settingsPaths.sections,
    roles,
    title: 'Secciones',
    page: 'sections',
    firstCall: '/registry/sections',
  },
] as const satisfies readonly RemoteRoute[];

/** P-04: these pages, and those that are reached from them. */
export const settingsRoutes = [
  ...pages,
  { path: settingsPaths.newMessage, roles, title: 'Nuevo mensaje', page: 'message-form', action: true },
  { path: settingsPaths.message, roles, title: 'Mensaje', page: 'message-form' },
  { path: settingsPaths.sectionVersions, roles, title: 'Versiones de una sección', page: 'section-versions' },
  {
    path: settingsPaths.legalVersions,
    roles,
    title: 'Versiones publicadas',
    page: 'legal-versions',
    firstCall: '/legal-texts/versions?page=1&size=10&sort=-publishedAt',
  },
  {
    path: settingsPaths.legalAcceptances,
    roles,
    title: 'Aceptaciones',
    page: 'legal-acceptances',
    firstCall: '/legal-texts/acceptances?page=1&size=10&sort=-acceptedAt',
  },
] as const satisfies readonly RemoteRoute[];

export const settingsMenu = createMenuSection(
  {
    label: 'Parámetros',
    icon: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
    order: 90,
  },
  pages,
);
