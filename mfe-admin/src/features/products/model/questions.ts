import type { Product } from '@surco/shared/contract';
import type { Question } from '@surco/shared/ui/confirm';

interface Enabling extends Question {
  /** What is said once it is done. */
  done: string;
}

/** What is asked before a product goes on sale or off it. */
export const enablingQuestion = ({ code, enabled }: Pick<Product, 'code' | 'enabled'>): Enabling =>
  enabled
    ? {
        title: `¿Deshabilitar el producto ${code}?`,
        text: 'Deja de ofrecerse en las ventas, los DKbonos y el simulador. Lo ya vendido se conserva, y se puede volver a habilitar.',
        confirmLabel: 'Deshabilitar',
        danger: true,
        done: `${code} quedó deshabilitado`,
      }
    : {
        title: `¿Habilitar el producto ${code}?`,
        text: 'Vuelve a ofrecerse en las ventas, los DKbonos y el simulador.',
        confirmLabel: 'Habilitar',
        done: `${code} quedó habilitado`,
      };
