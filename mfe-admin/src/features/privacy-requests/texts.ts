import { missingResolutionMessage } from '@surco/shared/domain';

/** Texts of the register of ARCO requests. */
export const texts = {
  noun: ['solicitud', 'solicitudes'],
  newRequest: 'Nueva solicitud',
  editRequest: 'Solicitud ARCO',
  edit: 'Abrir',
  empty: 'Aún no hay solicitudes ARCO.',
  search: 'Buscar por solicitante o contacto',
  kind: 'Derecho',
  status: 'Estatus',
  applicant: 'Solicitante',
  contact: 'Contacto para responder',
  contactHelp: 'Correo, teléfono o domicilio donde se entrega la respuesta.',
  details: 'Qué pide',
  receivedOn: 'Recibida',
  dueHelp: 'La ley da 20 días hábiles para responder y 15 más para hacerla efectiva si procede.',
  deadline: 'Plazo',
  overdueOnly: 'Vencidas',
  inTime: 'En plazo o respondidas',
  late: 'Vencida',
  soon: 'Por vencer',
  resolution: 'Respuesta',
  resolutionHelp: 'Indispensable si la solicitud es procedente o improcedente.',
  saved: 'La solicitud se guardó',
  missing: {
    applicant: 'Escriba quién lo solicita.',
    contact: 'Escriba dónde responderle.',
    receivedOn: 'Escriba el día en que se recibió.',
    resolution: missingResolutionMessage,
  },
} as const;
