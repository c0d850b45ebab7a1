import { addBusinessDays } from '../calendar/businessDays';
import { countDaysBetween } from '../calendar/calendarDates';

/** The rights that a person exercises over its personal data (ARCO). */
export const privacyRequestKinds = ['ACCESO', 'RECTIFICACION', 'CANCELACION', 'OPOSICION'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyRequestKindLabels: Readonly<Record<PrivacyRequestKind, string>> = {
  ACCESO: 'Acceso',
  RECTIFICACION: 'Rectificación',
  CANCELACION: 'Cancelación',
  OPOSICION: 'Oposición',
};

export const privacyRequestStatuses = ['RECIBIDA', 'EN_PROCESO', 'PROCEDENTE', 'IMPROCEDENTE'] as const;
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];

export const privacyRequestStatusLabels: Readonly<Record<PrivacyRequestStatus, string>> = {
  RECIBIDA: 'Recibida',
  EN_PROCESO: 'En proceso',
  PROCEDENTE: 'Procedente',
  IMPROCEDENTE: 'Improcedente',
};

/** Whether the person has got an answer. */
export const isPrivacyRequestResolved = (status: PrivacyRequestStatus): boolean =>
  status === 'PROCEDENTE' || status === 'IMPROCEDENTE';
export const missingResolutionMessage = 'Escriba la respuesta que se dio.';

/** Business days of the LFPDPPP: to answer a request, and to carry out a decision in favour. */
const answerDays = 20;
const executionDays = 15;

/** From so many days before the last one on, a request without an answer is marked. */
const soonDays = 5;

/** The last day to answer a request received on this day. */
export const getAnswerDueDate = (receivedOn: string): string => addBusinessDays(receivedOn, answerDays);

/** The last day to carry out a decision in favour that was taken on this day. */
export const getExecutionDueDate = (resolvedOn: string): string => addBusinessDays(resolvedOn, executionDays);

/** How urgent a request is: `overdue` or `soon` (see {@link soonDays}) without an answer, otherwise `ok`. */
export function getPrivacyRequestUrgency(
  { status, dueOn }: { status: PrivacyRequestStatus; dueOn: string },
  today: string,
): 'overdue' | 'soon' | 'ok' {
  if (isPrivacyRequestResolved(status)) return 'ok';
  const left = countDaysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  return left <= soonDays ? 'soon' : 'ok';
}
