import { isRecord } from '../../domain/isRecord';

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
