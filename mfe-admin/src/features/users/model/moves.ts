import type { User } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/contract/roles';
import { limits } from '@surco/shared/domain/limits';
import { fullName } from '@surco/shared/domain/names';
import type { IconName } from '@surco/shared/ui/icon';
import type { Question } from '@surco/shared/ui/question';

/** T-04: what may be decided about a user, the loss last. */
export const MOVES = ['approve', 'activate', 'reopen', 'reject', 'deactivate'] as const;
export type Move = (typeof MOVES)[number];

interface Words {
  label: string;
  icon: IconName;
  danger?: true;
  title: (name: string) => string;
  text: (user: User) => string;
  done: (name: string) => string;
  reason?: Question['reason'];
}

/** Whose access it is, so that nobody approves the wrong one. */
const access = ({ role, distributor, zones }: User): string => {
  const place = distributor?.name ?? zones.map(({ name }) => name).join(', ');
  return roleLabels[role].toLowerCase() + (place ? ` (${place})` : '');
};

/** What is asked before each, naming the person, and what is said after. */
export const moveWords: Readonly<Record<Move, Words>> = {
  approve: {
    label: 'Aprobar',
    icon: 'check',
    title: (name) => `¿Aprobar a ${name}?`,
    text: (user) => `Podrá entrar como ${access(user)}.`,
    done: (name) => `Se aprobó a ${name}`,
  },
  activate: {
    label: 'Reactivar',
    icon: 'undo',
    title: (name) => `¿Reactivar a ${name}?`,
    text: (user) => `Podrá entrar de nuevo como ${access(user)}.`,
    done: (name) => `Se reactivó a ${name}`,
  },
  reopen: {
    label: 'Devolver a pendiente',
    icon: 'undo',
    title: (name) => `¿Devolver a pendiente a ${name}?`,
    text: () => 'Su rechazo queda sin efecto y vuelve a esperar aprobación.',
    done: (name) => `${name} espera aprobación de nuevo`,
  },
  reject: {
    label: 'Rechazar',
    icon: 'close',
    danger: true,
    title: (name) => `¿Rechazar a ${name}?`,
    text: () => 'No podrá entrar. El rechazo se puede deshacer desde su perfil.',
    done: (name) => `Se rechazó a ${name}`,
    reason: { label: 'Motivo', missing: 'Escriba el motivo del rechazo.', maxLength: limits.reason.maxLength },
  },
  deactivate: {
    label: 'Desactivar',
    icon: 'lock',
    danger: true,
    title: (name) => `¿Desactivar a ${name}?`,
    text: () => 'Sus sesiones se cierran de inmediato y no podrá entrar hasta que se reactive.',
    done: (name) => `Se desactivó a ${name}`,
  },
};

/** The question of a move about this person. */
export const moveQuestion = (move: Move, user: User): Omit<Question, 'action'> => {
  const { label, danger, title, text, reason } = moveWords[move];
  return { title: title(fullName(user)), text: text(user), confirmLabel: label, danger, reason };
};
