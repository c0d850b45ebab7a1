import { formatMoney } from '../domain/formats';
import './money.css';

export interface MoneyProps {
  /** As on the wire ("123660.50"); nothing shows a dash. */
  value: string | number | null | undefined;
  strong?: boolean;
}

/** An amount with figures of equal width, so that a column of them lines up. */
export const Money = ({ value, strong = false }: MoneyProps) => (
  <span className={strong ? 'surco-money surco-money-strong' : 'surco-money'}>{formatMoney(value)}</span>
);
