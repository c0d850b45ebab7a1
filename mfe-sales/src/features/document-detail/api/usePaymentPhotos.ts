import { call, useCachePatch } from '@surco/shared/platform';
import { toImageForm } from '@surco/shared/ui/image';

/** Adds and removes photos of a payment, and refreshes its DKbono. */
export function usePaymentPhotos(paymentId: string) {
  const { refresh } = useCachePatch();
  const refreshVouchers = () => refresh('GET /vouchers/{id}', 'GET /vouchers');
  return {
    add: async (photo: Blob): Promise<void> => {
      await call('POST /payments/{id}/photos', { params: { id: paymentId }, body: toImageForm(photo) });
      await refreshVouchers();
    },
    remove: async (photoId: string): Promise<void> => {
      await call('DELETE /payments/{id}/photos/{photoId}', { params: { id: paymentId, photoId } });
      await refreshVouchers();
    },
  };
}
