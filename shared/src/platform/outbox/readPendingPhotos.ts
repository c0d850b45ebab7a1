import { isRecord } from '../../domain/isRecord';
import { showToast } from '../toasts/toasts';

/** A photo of a payment that is not sent yet. As text, because items are stored and copied as JSON. */
export interface PendingPhoto {
  /** Idempotency key of its call. */
  readonly id: string;
  /** `data:image/jpeg;base64,…` */
  readonly image: string;
}

const isPhoto = (value: unknown): value is PendingPhoto =>
  isRecord(value) && typeof value.id === 'string' && typeof value.image === 'string';

/** The photos in the values of a form; none in those of other forms. */
export const readPendingPhotos = (values: unknown): readonly PendingPhoto[] =>
  isRecord(values) && Array.isArray(values.photos) ? values.photos.filter(isPhoto) : [];

/** Says that a payment is recorded without one of its photos. */
export const warnOfMissingPhoto = (): void => {
  const detail = 'El abono quedó registrado, pero falta una foto. Agréguela desde la lista de abonos.';
  showToast({ severity: 'warn', summary: 'Falta una foto', detail });
};
