import { accessPictures } from './accessPictures';
import { adminPictures } from './adminPictures';
import { customerPictures } from './customerPictures';
import { overviewPictures } from './overviewPictures';
import type { Picture } from './picture';
import { salesPictures } from './salesPictures';

/** Every picture of the manual. */
export const pictures: readonly Picture[] = [
  ...accessPictures,
  ...overviewPictures,
  ...salesPictures,
  ...customerPictures,
  ...adminPictures,
];
