import { showErrorToast } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useState } from 'react';
import type { SaleToDeliver } from '../api/useDeliverSale';

const loadDialog = () => import(/* webpackChunkName: "delivery-dialog" */ '../components/DeliveryDialog');

/**
 * Opens the dialog that marks a sale as delivered; the page renders it.
 * @param onDelivered called once the server has recorded the delivery
 */
export function useDelivery(onDelivered?: () => void): { deliver: (sale: SaleToDeliver) => void; dialog: ReactNode } {
  const [code, fetchCode] = useLazy(loadDialog);
  const [sale, setSale] = useState<SaleToDeliver | null>(null);
  const open = async (chosen: SaleToDeliver): Promise<void> => {
    if (await fetchCode()) setSale(chosen);
    else showErrorToast('No se pudo abrir la entrega. Revise su red e inténtelo de nuevo.');
  };
  const close = (isDelivered: boolean): void => {
    setSale(null);
    if (isDelivered) onDelivered?.();
  };
  return {
    deliver: (chosen) => void open(chosen),
    dialog: code.status === 'loaded' && sale && <code.module.DeliveryDialog sale={sale} onClose={close} />,
  };
}
