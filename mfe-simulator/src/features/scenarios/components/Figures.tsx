import type { SilageInput } from '@surco/shared/domain/silage/input';
import type { SilageResult } from '@surco/shared/domain/silage/result';
import { labelOf, writeFigure } from '../../simulator';
import { headlineOf } from '../model/scenario';

/** The figures that a scenario is known by. */
export const Figures = ({ input, result }: { input: SilageInput; result: SilageResult }) => (
  <dl className="surco-scen-figures">
    {headlineOf(input).map((key) => (
      <div key={key}>
        <dt>{labelOf(key)}</dt>
        <dd>{writeFigure(key, result[key])}</dd>
      </div>
    ))}
  </dl>
);
