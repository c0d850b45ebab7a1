/** How far an invitation to choose a password has come, in order. */
export const invitationStates = ['none', 'queued', 'sent', 'opened', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationLabels: Record<InvitationState, string> = {
  none: 'Sin invitación',
  queued: 'Por enviar',
  sent: 'Enviada',
  opened: 'Abierta',
  expired: 'Vencida',
};
