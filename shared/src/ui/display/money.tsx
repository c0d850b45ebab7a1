import { formatMoney } from '../../domain/text/formats';
import './money.css';

export interface MoneyProps {
  /** Amount in MXN as in the API ("123660.50"); an empty value shows a dash. */
  value: string | number | null | undefined;
  strong?: boolean;
}

/** An amount in tabular figures, so that the digits of a column align. */
export const Money = ({ value, strong = false }: MoneyProps) => (
  <span className={strong ? 'surco-money surco-money-strong' : 'surco-money'}>{formatMoney(value)}</span>
);
