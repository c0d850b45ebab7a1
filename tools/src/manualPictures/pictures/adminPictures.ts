import { hostPaths, partnerPaths, productPaths, regionPaths, settingsPaths, userPaths } from '@surco/shared/contract';
import { openFirst, type Picture, waitForText } from './picture';

export const adminPictures: readonly Picture[] = [
  {
    name: 'producto',
    account: 'admin',
    path: productPaths.newProduct,
    height: 760,
    prepare: waitForText('Presentación y siembra'),
  },
  { name: 'precios', account: 'admin', path: productPaths.prices, height: 760, prepare: waitForText(/^DKX-/) },
  { name: 'socio', account: 'admin', path: partnerPaths.newPartner, prepare: waitForText('Nombre o razón social') },
  { name: 'usuarios', account: 'admin', path: userPaths.list, prepare: waitForText('Activo') },
  {
    name: 'usuario',
    account: 'admin',
    path: `${userPaths.list}?search=consultor`,
    prepare: openFirst(/\w/, (page) => page.getByText('Última modificación')),
  },
  { name: 'localidades', account: 'admin', path: regionPaths.localities, prepare: waitForText('Municipio') },
  {
    name: 'parametros',
    account: 'admin',
    path: settingsPaths.systemParameters,
    height: 760,
    prepare: waitForText('Efecto en los ejemplos'),
  },
  {
    name: 'mensaje',
    account: 'admin',
    path: settingsPaths.messages,
    height: 760,
    prepare: openFirst(/\w/, (page) => page.getByText('Vista previa')),
  },
  { name: 'bitacora', account: 'admin', path: userPaths.audit, prepare: waitForText('Adriana Salas Montemayor') },
  { name: 'solicitudes-arco', account: 'admin', path: settingsPaths.privacyRequests, height: 420 },
  { name: 'secciones', account: 'admin', path: settingsPaths.sections, prepare: waitForText('mfe-sales') },
  { name: 'notificaciones', account: 'consultant', path: hostPaths.notifications, height: 480 },
];
