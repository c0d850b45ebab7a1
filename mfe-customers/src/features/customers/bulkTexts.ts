import { formatCount } from '@surco/shared/domain';
import type { CustomerAction } from '../../common/model/statusQuestions';

interface BulkTexts {
  title: (count: number) => string;
  text: string;
  done: (count: number) => string;
}

const formatCustomers = (count: number): string => formatCount(count, 'cliente', 'clientes');

/** Texts of the actions on several customers. */
export const bulkTexts: Readonly<Record<CustomerAction, BulkTexts>> = {
  approve: {
    title: (count) => `¿Aprobar a ${formatCustomers(count)}?`,
    text: 'Quedan activos: desde ahora se les pueden registrar ventas y DKbonos.',
    done: (count) => `Se aprobó a ${formatCustomers(count)}`,
  },
  activate: {
    title: (count) => `¿Reactivar a ${formatCustomers(count)}?`,
    text: 'Se les podrán registrar de nuevo ventas y DKbonos.',
    done: (count) => `Se reactivó a ${formatCustomers(count)}`,
  },
  assign: {
    title: (count) => `¿A quién se ${count === 1 ? 'asigna' : 'asignan'} ${formatCustomers(count)}?`,
    text: 'El nuevo consultor los atiende desde ahora; las ventas y DKbonos ya hechos siguen siendo de quien los hizo.',
    done: (count) => `Se asignó consultor a ${formatCustomers(count)}`,
  },
  reject: {
    title: (count) => `¿Rechazar a ${formatCustomers(count)}?`,
    text: 'Sus registros se rechazan y ya no se pueden aprobar. A quienes dejaron un correo se les avisa con el motivo.',
    done: (count) => `Se rechazó a ${formatCustomers(count)}`,
  },
  deactivate: {
    title: (count) => `¿Desactivar a ${formatCustomers(count)}?`,
    text: 'Dejan de aparecer al registrar ventas y DKbonos. Lo que ya compraron se conserva, y se pueden reactivar.',
    done: (count) => `Se desactivó a ${formatCustomers(count)}`,
  },
};

export const assignTexts = {
  label: 'Consultor',
  missingText: 'Elija a un consultor.',
  alreadyAssigned: 'Ya es su consultor.',
} as const;
