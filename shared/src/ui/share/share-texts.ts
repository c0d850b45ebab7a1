import type { PaperLink } from '../../contract';
import { formatCount, formatDate, formatDateTime, formatFullName } from '../../domain';

export const shareTexts = {
  title: (name: string): string => `Compartir ${name}`,
  noMessage: 'Un administrador desactivó este texto en Parámetros › Mensajes. El enlace se puede copiar.',
  sendPdf: 'Enviar PDF',
  sendAgain: 'El PDF está listo: toque «Enviar PDF» otra vez.',
  whatsApp: 'WhatsApp',
  copyText: 'Copiar texto',
  copyLink: 'Copiar enlace',
  textCopied: 'Texto copiado',
  linkCopied: 'Enlace copiado',
  notCopied: 'El navegador no permitió copiar. Seleccione el texto y cópielo.',
  offline: 'Sin conexión no se pueden crear el enlace ni el PDF. El texto, sin el enlace, sí se puede copiar.',
  creating: 'Creando el enlace…',
  links: 'Enlaces del cliente',
  linksHelp: 'Quien tenga el enlace ve este documento sin cuenta, mientras el enlace esté vigente.',
  noLinks: 'Todavía no hay enlaces.',
  newLink: 'Nuevo enlace',
  revoke: 'Revocar',
  revokeQuestion: '¿Revocar este enlace? Quien lo tenga ya no podrá abrirlo.',
  revokeNow: 'Sí, revocar',
  keep: 'Conservar',
  revoked: 'El enlace ya no abre el documento',
} as const;

/** "Vigente hasta el 29/12/26", "Venció el 29/12/26", "Revocado el 30/11/26 por Carla Ibarra". */
export function describeLinkState({ state, expiresAt, revokedAt, revokedBy }: PaperLink): string {
  if (state === 'REVOCADO')
    return `Revocado el ${formatDate(revokedAt)}${revokedBy ? ` por ${formatFullName(revokedBy)}` : ''}`;
  return `${state === 'VIGENTE' ? 'Vigente hasta' : 'Venció'} el ${formatDate(expiresAt)}`;
}

/** "Creado el 29/11/26 por Carla Ibarra." */
export const describeLinkOrigin = ({ createdAt, createdBy, from, to }: PaperLink): string =>
  [
    `Creado el ${formatDate(createdAt)} por ${formatFullName(createdBy)}.`,
    ...(from && to ? [`Del ${formatDate(from)} al ${formatDate(to)}.`] : []),
  ].join(' ');

/** "Sin abrir", "Abierto 3 veces, la última el 30/11/26 10:15." */
export const describeOpenings = ({ openCount, lastOpenedAt }: PaperLink): string =>
  openCount === 0
    ? 'Sin abrir.'
    : `Abierto ${formatCount(openCount, 'vez', 'veces')}, la última el ${formatDateTime(lastOpenedAt)}.`;
