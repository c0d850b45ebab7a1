import { limits } from '@surco/shared/domain/limits';
import { customerName } from '@surco/shared/domain/names';
import type { ClientStatus } from '@surco/shared/domain/transitions';
import type { Question } from '@surco/shared/ui/confirm';
import type { CustomerMoves, Seen } from '../api/customerMoves';

/** What the questions need of a customer, in a list or on its page. */
export type Asked = Seen & Parameters<typeof customerName>[0];

/** A customer that may be moved: its name, its version, its state and whose it is. */
export type Movable = Asked & { readonly status: ClientStatus; readonly consultantId: string | null };

/** What is asked before a customer is moved, in words that name it, and what is said once it is done. */
export interface MoveQuestion extends Question {
  done: string;
}

export const moveQuestions = {
  approve: (customer: Asked, { approve }: CustomerMoves): MoveQuestion => ({
    title: `¿Aprobar a ${customerName(customer)}?`,
    text: 'Queda activo: desde ahora se le pueden registrar ventas y DKbonos.',
    confirmLabel: 'Aprobar',
    action: () => approve(customer),
    done: `${customerName(customer)} quedó aprobado`,
  }),
  reject: (customer: Asked, { reject }: CustomerMoves): MoveQuestion => ({
    title: `¿Rechazar a ${customerName(customer)}?`,
    text: 'Su registro se rechaza y ya no se puede aprobar. Si dejó un correo, ahí se le avisa con el motivo.',
    confirmLabel: 'Rechazar',
    danger: true,
    reason: {
      label: 'Motivo del rechazo',
      missing: 'Escriba el motivo del rechazo.',
      maxLength: limits.reason.maxLength,
    },
    action: (reason) => reject(customer, reason),
    done: `${customerName(customer)} quedó rechazado`,
  }),
  activate: (customer: Asked, { activate }: CustomerMoves): MoveQuestion => ({
    title: `¿Reactivar a ${customerName(customer)}?`,
    text: 'Se le vuelven a poder registrar ventas y DKbonos.',
    confirmLabel: 'Reactivar',
    action: () => activate(customer),
    done: `${customerName(customer)} quedó activo`,
  }),
  deactivate: (customer: Asked, { deactivate }: CustomerMoves): MoveQuestion => ({
    title: `¿Desactivar a ${customerName(customer)}?`,
    text: 'Deja de aparecer al registrar ventas y DKbonos. Lo que ya compró se conserva, y se puede reactivar.',
    confirmLabel: 'Desactivar',
    danger: true,
    action: () => deactivate(customer),
    done: `${customerName(customer)} quedó inactivo`,
  }),
} as const;

export type Move = keyof typeof moveQuestions;
