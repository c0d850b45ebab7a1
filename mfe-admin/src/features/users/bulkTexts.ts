import type { StatusAction } from './model/statusActions';

interface BulkTexts {
  /** @param users "10 usuarios" */
  title: (users: string) => string;
  text: string;
  done: (users: string) => string;
}

/** Texts of the actions on several users. */
export const bulkTexts: Readonly<Record<StatusAction, BulkTexts>> = {
  approve: {
    title: (users) => `¿Aprobar a ${users}?`,
    text: 'Podrán entrar con el rol y el alcance con que se dieron de alta.',
    done: (users) => `Se aprobó a ${users}`,
  },
  activate: {
    title: (users) => `¿Reactivar a ${users}?`,
    text: 'Podrán entrar de nuevo.',
    done: (users) => `Se reactivó a ${users}`,
  },
  reopen: {
    title: (users) => `¿Devolver a pendiente a ${users}?`,
    text: 'Su rechazo queda sin efecto y vuelven a esperar aprobación.',
    done: (users) => `Se devolvió a pendiente a ${users}`,
  },
  reject: {
    title: (users) => `¿Rechazar a ${users}?`,
    text: 'No podrán entrar. Cada uno recibe el mismo motivo. El rechazo se puede deshacer desde su perfil.',
    done: (users) => `Se rechazó a ${users}`,
  },
  deactivate: {
    title: (users) => `¿Desactivar a ${users}?`,
    text: 'Sus sesiones se cierran de inmediato y no podrán entrar hasta que se reactiven.',
    done: (users) => `Se desactivó a ${users}`,
  },
};
