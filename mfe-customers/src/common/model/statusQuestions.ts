import { type CustomerStatus, formatCustomerName, rejectionReason } from '@surco/shared/domain';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

/** The id and the version of a loaded record. The API rejects writes with an outdated version. */
export interface VersionedRecord {
  readonly id: string;
  readonly version: number;
}

/** The calls behind the status actions. */
export interface StatusCalls {
  readonly approve: (customer: VersionedRecord) => Promise<unknown>;
  readonly reject: (customer: VersionedRecord, reason: string) => Promise<unknown>;
  readonly activate: (customer: VersionedRecord) => Promise<unknown>;
  readonly deactivate: (customer: VersionedRecord) => Promise<unknown>;
}

/** The fields of a customer that its name is made of, and those that the calls send. */
export type NamedCustomer = VersionedRecord & Parameters<typeof formatCustomerName>[0];

/** The fields of a customer that status actions need. */
export type ActionableCustomer = NamedCustomer & {
  readonly status: CustomerStatus;
  readonly consultantId: string | null;
};

/** The reason that a rejection requires. */
export const customerRejectionReason = { label: 'Motivo del rechazo', ...rejectionReason } as const;

/** The confirmation before each status action. */
export const statusQuestions = {
  approve: (customer: NamedCustomer, { approve }: StatusCalls): ConfirmQuestion => ({
    title: `¿Aprobar a ${formatCustomerName(customer)}?`,
    text: 'Queda activo: desde ahora se le pueden registrar ventas y DKbonos.',
    confirmLabel: 'Aprobar',
    action: () => approve(customer),
    doneMessage: `${formatCustomerName(customer)} quedó aprobado`,
  }),
  reject: (customer: NamedCustomer, { reject }: StatusCalls): ConfirmQuestion => ({
    title: `¿Rechazar a ${formatCustomerName(customer)}?`,
    text: 'Su registro se rechaza y ya no se puede aprobar. Si dejó un correo, ahí se le avisa con el motivo.',
    confirmLabel: 'Rechazar',
    danger: true,
    reason: customerRejectionReason,
    action: (reason) => reject(customer, reason),
    doneMessage: `${formatCustomerName(customer)} quedó rechazado`,
  }),
  activate: (customer: NamedCustomer, { activate }: StatusCalls): ConfirmQuestion => ({
    title: `¿Reactivar a ${formatCustomerName(customer)}?`,
    text: 'Se le podrán registrar de nuevo ventas y DKbonos.',
    confirmLabel: 'Reactivar',
    action: () => activate(customer),
    doneMessage: `${formatCustomerName(customer)} quedó activo`,
  }),
  deactivate: (customer: NamedCustomer, { deactivate }: StatusCalls): ConfirmQuestion => ({
    title: `¿Desactivar a ${formatCustomerName(customer)}?`,
    text: 'Deja de aparecer al registrar ventas y DKbonos. Lo que ya compró se conserva, y se puede reactivar.',
    confirmLabel: 'Desactivar',
    danger: true,
    action: () => deactivate(customer),
    doneMessage: `${formatCustomerName(customer)} quedó inactivo`,
  }),
} as const;

export type StatusAction = keyof typeof statusQuestions;
/** A status action, or the assignment to a consultant. */
export type CustomerAction = StatusAction | 'assign';
