/**
 * What each kind of picture may be: largest size in bytes and in pixels, and its format. The device resizes a chosen
 * picture to it, and the server accepts no other.
 */
export const imageLimits = {
  /** The logo of a partner, on papers. */
  logo: { maxBytes: 256 * 1024, maxWidth: 600, maxHeight: 240, mediaTypes: ['image/png', 'image/jpeg'] },
  /** The photo of a payment's slip. */
  photo: { maxBytes: 1024 * 1024, maxWidth: 1_600, maxHeight: 1_600, mediaTypes: ['image/jpeg'] },
  /** The signature of who received a sale. */
  signature: { maxBytes: 32 * 1024, maxWidth: 600, maxHeight: 240, mediaTypes: ['image/png'] },
} as const;

export type ImageKind = keyof typeof imageLimits;
export type ImageMediaType = (typeof imageLimits)[ImageKind]['mediaTypes'][number];

/** Photos of one payment. */
export const maxPaymentPhotos = 3;
