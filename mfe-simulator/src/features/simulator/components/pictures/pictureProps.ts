import type { Calculation } from '../../model/calculate';

/** What every picture is drawn from. */
export interface PictureProps {
  calculation: Calculation;
}
