import { type ClientActions, clientActions } from '@surco/shared/domain/people';
import { notifyError, notifySuccess } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { IconName } from '@surco/shared/ui/icon';
import { useLazy } from '@surco/shared/ui/use-lazy';
import { type ReactNode, useState } from 'react';
import { useActor } from '../../state/acting';
import { useCustomerMoves } from './api/customerMoves';
import { type Movable, type Move, moveQuestions } from './model/questions';

/** Something that may be done to a customer now. */
export interface Offer {
  key: Move | 'assign';
  label: string;
  icon: IconName;
  danger?: boolean;
  run: () => void;
}

const OFFERS: readonly Omit<Offer, 'run'>[] = [
  { key: 'approve', label: 'Aprobar', icon: 'check' },
  { key: 'activate', label: 'Reactivar', icon: 'undo' },
  { key: 'assign', label: 'Asignar a un consultor', icon: 'user' },
  { key: 'reject', label: 'Rechazar', icon: 'close', danger: true },
  { key: 'deactivate', label: 'Desactivar', icon: 'lock', danger: true },
];

const loadAssign = () => import(/* webpackChunkName: "assign-consultant" */ './components/AssignDialog');

export interface Moving {
  /** What the person may do to this customer now. */
  may: (customer: Movable) => ClientActions;
  /** The moves among them, the loss last. */
  offers: (customer: Movable) => readonly Offer[];
  /** Must stand somewhere on the page. */
  dialogs: ReactNode;
}

/** T-04: approve, reject, activate, deactivate and assign, from the list and from the profile alike. */
export function useMoving(): Moving {
  const actor = useActor();
  const moves = useCustomerMoves();
  const { confirm, dialog } = useConfirm();
  const [code, fetchCode] = useLazy(loadAssign);
  const [assigning, setAssigning] = useState<Movable | null>(null);

  const move = async (customer: Movable, key: Move): Promise<void> => {
    const { done, ...question } = moveQuestions[key](customer, moves);
    if (await confirm(question)) notifySuccess(done);
  };
  const assign = async (customer: Movable): Promise<void> => {
    setAssigning(customer);
    if (!(await fetchCode())) notifyError('No se pudo abrir la asignación. Revise su red e inténtelo de nuevo.');
  };
  const may = (client: Movable): ClientActions => clientActions({ actor, client });

  return {
    may,
    offers: (customer) => {
      const allowed = may(customer);
      return OFFERS.filter(({ key }) => allowed[key]).map((offer) => ({
        ...offer,
        run: () => void (offer.key === 'assign' ? assign(customer) : move(customer, offer.key)),
      }));
    },
    dialogs: (
      <>
        {dialog}
        {code.status === 'loaded' && assigning && (
          <code.module.AssignDialog customer={assigning} assign={moves.assign} onClose={() => setAssigning(null)} />
        )}
      </>
    ),
  };
}
