import type { Product } from '@surco/shared/contract';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

/** The confirmation before a product is enabled or disabled. */
export const createEnablingQuestion = ({ code, enabled }: Pick<Product, 'code' | 'enabled'>): ConfirmQuestion =>
  enabled
    ? {
        title: `¿Deshabilitar el producto ${code}?`,
        text: 'Deja de ofrecerse en las ventas, los DKbonos y el simulador. Lo ya vendido se conserva, y se puede volver a habilitar.',
        confirmLabel: 'Deshabilitar',
        danger: true,
        doneMessage: `${code} quedó deshabilitado`,
      }
    : {
        title: `¿Habilitar el producto ${code}?`,
        text: 'Vuelve a ofrecerse en las ventas, los DKbonos y el simulador.',
        confirmLabel: 'Habilitar',
        doneMessage: `${code} quedó habilitado`,
      };
