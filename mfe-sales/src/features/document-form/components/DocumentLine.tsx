import {
  bagLabel,
  formatHectares,
  formatMoney,
  formatTonnes,
  productName,
  type SilageParameters,
} from '@surco/shared/domain';
import { fieldId, FormErrors } from '@surco/shared/ui/form-errors';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import { type Dispatch, memo, useContext } from 'react';
import type { LineDraft } from '../model/draft';
import { productLine } from '../model/figures';
import type { Offer } from '../model/offers';
import { linesProblems } from '../model/problems';
import type { DraftAction, LineChange } from '../model/reducer';
import { texts } from '../texts';
import { LineFields } from './LineFields';

interface Props {
  line: LineDraft;
  offer: Offer;
  parameters: SilageParameters;
  /** Undefined while it is not known. */
  available: number | undefined;
  /** Stands where it is not known. */
  stockHint: string;
  dispatch: Dispatch<DraftAction>;
}

const Figure = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'surco-sale-figure surco-sale-figure-strong' : 'surco-sale-figure'}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Why the server refused the line as a whole. */
function Refused({ path }: { path: string }) {
  const refused = useContext(FormErrors).get(path);
  return refused ? <p className="surco-field-error">{refused}</p> : null;
}

/** One product of the document: what is typed and what follows from it. */
export const DocumentLine = memo(function DocumentLine(props: Props) {
  const { line, offer, parameters, available, stockHint, dispatch } = props;
  const figures = productLine(line, offer, parameters);
  const problems = linesProblems([line], { offers: [offer], available: () => available });
  const path = (field: string): string => `lines.${line.productId}.${field}`;
  // Told while it is typed; what is still empty waits for the attempt to send.
  const live = (field: keyof LineDraft): string | undefined =>
    line[field] === null ? undefined : problems.find((problem) => problem.path === path(field))?.message;
  const set = (change: LineChange): void => dispatch({ type: 'setLine', productId: line.productId, change });
  const name = productName(offer);
  const short = available !== undefined && (line.quantity ?? 0) > available;
  return (
    <li className="surco-sale-line" aria-label={name}>
      <div className="surco-sale-line-head" id={fieldId(path('productId'))} tabIndex={-1}>
        <div>
          <h3>{name}</h3>
          <p>
            {offer.kept ? texts.keptPrice : texts.listPrice} {formatMoney(offer.basePrice)}&nbsp;·{' '}
            {offer.retired ? texts.retired : bagLabel(offer)}&nbsp;·{' '}
            <span className={short ? 'surco-sale-short' : undefined}>
              {available === undefined ? stockHint : texts.available(available)}
            </span>
          </p>
          <Refused path={path('productId')} />
        </div>
        <Button
          type="text"
          aria-label={texts.remove(name)}
          icon={<Icon name="trash" />}
          onClick={() => dispatch({ type: 'removeLine', productId: line.productId })}
        />
      </div>
      <LineFields line={line} figures={figures} path={path} live={live} set={set} />
      <dl className="surco-sale-figures">
        <Figure label={texts.sown} value={formatHectares(figures.hectares)} />
        <Figure label={texts.productYield} value={texts.perHectare(formatTonnes(figures.productYield))} />
        <Figure label={texts.investment} value={formatMoney(figures.investment)} />
        <Figure label={texts.lineTotal} value={formatMoney(figures.total)} strong />
      </dl>
    </li>
  );
});
