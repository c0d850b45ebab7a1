import { ADMIN_ONLY, MANAGER_ROLES } from '@surco/shared/domain';
import { manifest } from './manifest';

test('P-04 P-05 A-06 the menu of each page is for the roles that may enter it', () =>
  expect(manifest.menu.map(({ label, roles }) => [label, roles])).toEqual([
    ['Usuarios', MANAGER_ROLES],
    ['Productos', ADMIN_ONLY],
    ['Socios', MANAGER_ROLES],
    ['Ubicaciones', ADMIN_ONLY],
    ['Parámetros', ADMIN_ONLY],
  ]));

test('A-06 the parameters show their pages in the menu', () =>
  expect(manifest.menu.find(({ label }) => label === 'Parámetros')).toMatchObject({
    children: [
      { label: 'Tipos de producción' },
      { label: 'Parámetros generales' },
      { label: 'Mensajes' },
      { label: 'Aviso de privacidad y términos' },
      { label: 'Solicitudes ARCO' },
      { label: 'Secciones' },
    ],
  }));

test('R-11 consultants see their own profile at the path of the users', () =>
  expect(manifest.routes.find(({ path }) => path === '/dashboard/users')).toMatchObject({
    pageFor: { Consultant: 'own-profile' },
    titleFor: { Consultant: 'Mi perfil' },
  }));
