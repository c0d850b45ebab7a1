import { formatMoney, formatTonnes } from '@surco/shared/domain/formats';
import { type ComponentType, memo } from 'react';
import { savingBars, tonneBars } from '../../model/pictures/shares';
import { Bars } from './Bars';
import { CostSplit } from './CostSplit';
import type { PictureProps } from './pictureProps';
import { Plots } from './Plots';
import { ProfitChart } from './ProfitChart';
import { SiloDrawing } from './SiloDrawing';
import './pictures.css';
import './drawings.css';

const Ground = ({ calculation }: PictureProps) => (
  <>
    <Plots hectares={calculation.result.hectares ?? 0} />
    <Bars bars={tonneBars(calculation)} write={formatTonnes} />
  </>
);

const Saving = ({ calculation }: PictureProps) => <Bars bars={savingBars(calculation)} write={formatMoney} />;

const PICTURES: Readonly<Record<string, ComponentType<PictureProps>>> = {
  siembra: Ground,
  silo: SiloDrawing,
  costos: CostSplit,
  ahorro: Saving,
  venta: ProfitChart,
};

/** The picture of a group of figures, where people would rather look than read. */
export const Picture = memo(function Picture({ of, calculation }: PictureProps & { of: string }) {
  const Drawn = PICTURES[of];
  return Drawn && calculation.valid ? <Drawn calculation={calculation} /> : null;
});
