import type { ImageKind, imageLimits } from '@surco/shared/domain';

export type SizeLimit = Pick<(typeof imageLimits)[ImageKind], 'maxWidth' | 'maxHeight'>;

/** A picture without anything that does not draw it. */
export interface ReadImage {
  width: number;
  height: number;
  content: Buffer;
  /** Nothing is drawn on it. */
  isBlank: boolean;
}

export type ImageProblem = 'damaged' | 'large';
