import { call } from '../http/call';
import { sendWithTimeout } from '../http/networkTimeout';
import { isRecord } from '../../domain/isRecord';
import { classifyFailure } from './outboxRules';
import { readPendingPhotos, type PendingPhoto, warnOfMissingPhoto } from './readPendingPhotos';

/** In ms: a photo has some 300 KB, which a slow network takes long for. */
const PHOTO_TIMEOUT_MS = 60_000;

function toForm({ image }: PendingPhoto): FormData {
  const bytes = Uint8Array.from(atob(image.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'imagen.jpg');
  return form;
}

/**
 * Sends the photos of a payment after it, each by its own call. One that the server refuses is left out, because the
 * payment is recorded.
 * @param data the answer to the payment
 * @throws ApiError when the network or the session does not allow it now; all can then be sent again
 */
export async function sendPhotos(values: unknown, data: unknown): Promise<void> {
  const paymentId = isRecord(data) ? data.paymentId : undefined;
  if (typeof paymentId !== 'string') return;
  for (const photo of readPendingPhotos(values))
    try {
      const request = { params: { id: paymentId }, body: toForm(photo) };
      await sendWithTimeout(
        (signal) => call('POST /payments/{id}/photos', request, { idempotencyKey: photo.id, signal }),
        PHOTO_TIMEOUT_MS,
      );
    } catch (error) {
      if (classifyFailure(error) !== 'refusal') throw error;
      console.warn(error);
      warnOfMissingPhoto();
    }
}
