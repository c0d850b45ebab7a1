import type { User } from '@surco/shared/contract';
import { formatFullName, rejectionReason, roleLabels } from '@surco/shared/domain';
import type { IconName } from '@surco/shared/ui/display';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

/** T-04: the status actions, destructive ones last. */
export const STATUS_ACTIONS = ['approve', 'activate', 'reopen', 'reject', 'deactivate'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];

interface StatusActionTexts {
  label: string;
  icon: IconName;
  danger?: true;
  title: (name: string) => string;
  text: (user: User) => string;
  doneMessage: (name: string) => string;
  reason?: ConfirmQuestion['reason'];
}

/** The role of a user with its distributor or zones. */
const describeAccess = ({ role, distributor, zones }: User): string => {
  const scope = distributor?.name ?? zones.map(({ name }) => name).join(', ');
  return roleLabels[role].toLowerCase() + (scope ? ` (${scope})` : '');
};

/** The texts of each action: button, confirmation and message afterwards. */
export const statusActionTexts: Readonly<Record<StatusAction, StatusActionTexts>> = {
  approve: {
    label: 'Aprobar',
    icon: 'check',
    title: (name) => `¿Aprobar a ${name}?`,
    text: (user) => `Podrá entrar como ${describeAccess(user)}.`,
    doneMessage: (name) => `Se aprobó a ${name}`,
  },
  activate: {
    label: 'Reactivar',
    icon: 'undo',
    title: (name) => `¿Reactivar a ${name}?`,
    text: (user) => `Podrá entrar de nuevo como ${describeAccess(user)}.`,
    doneMessage: (name) => `Se reactivó a ${name}`,
  },
  reopen: {
    label: 'Devolver a pendiente',
    icon: 'undo',
    title: (name) => `¿Devolver a pendiente a ${name}?`,
    text: () => 'Su rechazo queda sin efecto y vuelve a esperar aprobación.',
    doneMessage: (name) => `${name} espera aprobación de nuevo`,
  },
  reject: {
    label: 'Rechazar',
    icon: 'close',
    danger: true,
    title: (name) => `¿Rechazar a ${name}?`,
    text: () => 'No podrá entrar. El rechazo se puede deshacer desde su perfil.',
    doneMessage: (name) => `Se rechazó a ${name}`,
    reason: { label: 'Motivo', ...rejectionReason },
  },
  deactivate: {
    label: 'Desactivar',
    icon: 'lock',
    danger: true,
    title: (name) => `¿Desactivar a ${name}?`,
    text: () => 'Sus sesiones se cierran de inmediato y no podrá entrar hasta que se reactive.',
    doneMessage: (name) => `Se desactivó a ${name}`,
  },
};

/** The confirmation of an action on a user. */
export const createStatusQuestion = (statusAction: StatusAction, user: User): Omit<ConfirmQuestion, 'action'> => {
  const { label, danger, title, text, reason, doneMessage } = statusActionTexts[statusAction];
  const name = formatFullName(user);
  return {
    title: title(name),
    text: text(user),
    confirmLabel: label,
    danger,
    reason,
    doneMessage: doneMessage(name),
  };
};
