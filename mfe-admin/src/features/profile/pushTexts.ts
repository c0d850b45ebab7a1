/** Texts of web push: this device, its settings, and the user's other devices. */
export const pushTexts = {
  title: 'Notificaciones en este dispositivo',
  help: 'Reciba las notificaciones de Surco aunque lo tenga cerrado. Se activan en cada dispositivo y se apagan al cerrar la sesión.',
  explanation:
    'Al activarlas, el navegador le preguntará si permite las notificaciones de Surco: responda «Permitir». Los importes no se muestran, salvo que usted lo elija.',
  turnOn: 'Activar notificaciones',
  turnedOn: 'Este dispositivo recibirá sus notificaciones',
  turnOff: 'Desactivar en este dispositivo',
  turnedOff: 'Este dispositivo ya no recibe notificaciones',
  on: 'Este dispositivo recibe sus notificaciones.',
  denied:
    'El navegador tiene bloqueadas las notificaciones de Surco. Abra los permisos del sitio (el ícono junto a la dirección), elija «Permitir» en Notificaciones y vuelva a abrir esta página.',
  needsInstall:
    'En iPhone y iPad, primero instale Surco: en Safari toque Compartir y «Agregar a inicio». Después ábralo desde su ícono y active aquí las notificaciones.',
  unsupported:
    'Este navegador no puede recibir notificaciones con Surco cerrado. Use una versión reciente de Chrome, Edge, Firefox o Safari.',
  notAnswered: 'No se activaron: el navegador no recibió su permiso. Inténtelo de nuevo y responda «Permitir».',
  notReady: 'Este navegador todavía se está preparando. Espere unos segundos e inténtelo de nuevo.',
  noService:
    'El navegador no pudo conectarse con su servicio de notificaciones. Revise su conexión e inténtelo de nuevo; algunos navegadores lo tienen apagado.',
  types: 'Qué notificaciones recibe aquí',
  showAmounts: 'Mostrar importes en la pantalla bloqueada',
  showAmountsHelp: 'Apagado, las notificaciones llegan sin cantidades de dinero.',
  sendTest: 'Enviar una notificación de prueba',
  testSent: 'La notificación de prueba va en camino',
  others: 'Otros dispositivos con notificaciones',
  noOthers: 'Ningún otro dispositivo recibe sus notificaciones.',
  unknownDevice: 'Dispositivo desconocido',
  since: (date: string): string => `Activado: ${date}`,
  lastSuccess: (date: string | null): string =>
    date ? `Última notificación: ${date}` : 'Todavía no recibe ninguna notificación',
  remove: 'Quitar',
  removeOf: (device: string): string => `Quitar las notificaciones de ${device}`,
  removeTitle: (device: string): string => `¿Quitar las notificaciones de ${device}?`,
  removeText: 'Ese dispositivo deja de recibir notificaciones. Su sesión queda abierta.',
  removed: 'El dispositivo ya no recibe notificaciones',
} as const;
