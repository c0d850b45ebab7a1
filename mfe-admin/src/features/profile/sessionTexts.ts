/** Texts of the user's sessions. */
export const sessionTexts = {
  title: 'Sesiones abiertas',
  help: 'Los dispositivos en los que su cuenta está abierta. Si no reconoce uno, cierre su sesión y cambie la contraseña.',
  directoryHelp:
    'Los dispositivos en los que su cuenta está abierta. Si no reconoce uno, cierre su sesión y cambie la contraseña de su cuenta de Microsoft.',
  unknownDevice: 'Dispositivo desconocido',
  unknownAddress: 'desconocida',
  thisDevice: 'Este dispositivo',
  address: (address: string): string => `Dirección de red: ${address}`,
  lastSeen: (time: string): string => `Último uso: ${time}`,
  since: (time: string): string => `Entrada: ${time}`,
  noOthers: 'Su cuenta no está abierta en ningún otro dispositivo.',
  end: 'Cerrar la sesión',
  endOf: (device: string, time: string): string => `Cerrar la sesión de ${device}, último uso ${time}`,
  endTitle: (device: string): string => `¿Cerrar la sesión de ${device}?`,
  endText:
    'Quien use ese dispositivo tendrá que entrar de nuevo, salvo que en él siga abierta su cuenta de Microsoft: con ella se entra sin contraseña. Ciérrela también.',
  ended: 'La sesión se cerró',
  endOthers: 'Cerrar todas las demás',
  endOthersTitle: '¿Cerrar todas las demás sesiones?',
  endOthersText:
    'Solo queda abierta la de este dispositivo. Donde siga abierta su cuenta de Microsoft se entra de nuevo sin contraseña: ciérrela también.',
  othersEnded: 'Las demás sesiones se cerraron',
} as const;
