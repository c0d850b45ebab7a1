import type { Customer, User } from '@surco/shared/contract';
import { formatCustomerName, formatFullName, rejectionReason, roleLabels } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { texts } from '../texts';

/** A record that waits for a decision, with what the user may decide. */
export interface Approval {
  id: string;
  name: string;
  /** What the name does not say, e.g. the role. */
  detail: string;
  path: string;
  canApprove: boolean;
  canReject: boolean;
  /** What the approval allows. */
  consequence: string;
  approve: () => Promise<unknown>;
  reject: (reason: string) => Promise<unknown>;
}

interface AllowedDecisions {
  approve: boolean;
  reject: boolean;
}

export function createUserApproval(user: User, path: string, allowed: AllowedDecisions): Approval {
  const { id, version, role, distributor, zones } = user;
  const scope = distributor?.name ?? zones.map(({ name }) => name).join(', ');
  const detail = [roleLabels[role], scope].filter(Boolean).join(' · ');
  return {
    id,
    name: formatFullName(user),
    detail,
    path,
    canApprove: allowed.approve,
    canReject: allowed.reject,
    consequence: `Podrá entrar como ${detail}.`,
    approve: () => call('POST /users/{id}/approve', { params: { id }, body: { version } }),
    reject: (reason) => call('POST /users/{id}/reject', { params: { id }, body: { reason, version } }),
  };
}

export function createCustomerApproval(customer: Customer, path: string, allowed: AllowedDecisions): Approval {
  const { id, version } = customer;
  return {
    id,
    name: formatCustomerName(customer),
    detail: customer.locality?.name ?? '',
    path,
    canApprove: allowed.approve,
    canReject: allowed.reject,
    consequence: 'Se le podrá vender.',
    approve: () => call('POST /clients/{id}/approve', { params: { id }, body: { version } }),
    reject: (reason) => call('POST /clients/{id}/reject', { params: { id }, body: { reason, version } }),
  };
}

export const createApproveQuestion = ({ name, consequence, approve }: Approval): ConfirmQuestion => ({
  title: `¿Aprobar a ${name}?`,
  text: consequence,
  confirmLabel: texts.approve,
  action: approve,
  doneMessage: `Se aprobó a ${name}`,
});

export const createRejectQuestion = ({ name, reject }: Approval): ConfirmQuestion => ({
  title: `¿Rechazar a ${name}?`,
  text: 'El rechazo se puede deshacer desde su perfil.',
  confirmLabel: texts.reject,
  danger: true,
  reason: { label: texts.reason, ...rejectionReason },
  action: reject,
  doneMessage: `Se rechazó a ${name}`,
});
