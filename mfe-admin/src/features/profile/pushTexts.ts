/** Texts of web push: this device, its settings, and the user's other devices. */
export const pushTexts = {
  title: 'Avisos en este dispositivo',
  help: 'Reciba los avisos de Surco aunque lo tenga cerrado. Se activan en cada dispositivo y se apagan al cerrar la sesión.',
  explanation:
    'Al activarlos, el navegador le preguntará si permite las notificaciones de Surco: responda «Permitir». Los importes no se muestran, salvo que usted lo elija.',
  turnOn: 'Activar avisos',
  turnedOn: 'Este dispositivo recibirá sus avisos',
  turnOff: 'Desactivar en este dispositivo',
  turnedOff: 'Este dispositivo ya no recibe avisos',
  on: 'Este dispositivo recibe sus avisos.',
  denied:
    'El navegador tiene bloqueadas las notificaciones de Surco. Abra los permisos del sitio (el ícono junto a la dirección), elija «Permitir» en Notificaciones y vuelva a abrir esta página.',
  needsInstall:
    'En iPhone y iPad, primero instale Surco: en Safari toque Compartir y «Agregar a inicio». Después ábralo desde su ícono y active aquí los avisos.',
  unsupported:
    'Este navegador no puede recibir avisos con Surco cerrado. Use una versión reciente de Chrome, Edge, Firefox o Safari.',
  notAnswered: 'No se activaron: el navegador no recibió su permiso. Inténtelo de nuevo y responda «Permitir».',
  notReady: 'Este navegador todavía se está preparando. Espere unos segundos e inténtelo de nuevo.',
  noService:
    'El navegador no pudo conectarse con su servicio de avisos. Revise su conexión e inténtelo de nuevo; algunos navegadores lo tienen apagado.',
  types: 'Qué avisos recibe aquí',
  showAmounts: 'Mostrar importes en la pantalla bloqueada',
  showAmountsHelp: 'Apagado, los avisos llegan sin cantidades de dinero.',
  sendTest: 'Enviar un aviso de prueba',
  testSent: 'El aviso de prueba va en camino',
  others: 'Otros dispositivos con avisos',
  noOthers: 'Ningún otro dispositivo recibe sus avisos.',
  unknownDevice: 'Dispositivo desconocido',
  since: (date: string): string => `Activado: ${date}`,
  lastSuccess: (date: string | null): string => (date ? `Último aviso: ${date}` : 'Todavía no recibe ningún aviso'),
  remove: 'Quitar',
  removeOf: (device: string): string => `Quitar los avisos de ${device}`,
  removeTitle: (device: string): string => `¿Quitar los avisos de ${device}?`,
  removeText: 'Ese dispositivo deja de recibir avisos. Su sesión queda abierta.',
  removed: 'El dispositivo ya no recibe avisos',
} as const;
