import { Big } from 'big.js';
import { createDenial, type ActionDenial } from '../../actionDenial';
import { compareMoney, subtractMoney, type Money } from '../../money/money';
import { formatMoney } from '../../text/formats';
import type { PaidAmounts } from './voucherEvents';

/** Minimum paid for a conversion, in MXN: minPaidFraction × total, rounded up to the cent. */
export const calculateConversionMinimum = (total: Money, minPaidFraction: number): Money =>
  new Big(total).times(minPaidFraction).round(2, Big.roundUp).toFixed(2);

/** Whether enough is paid to convert a DKbono into a sale (T-03): paid ≥ minPaidFraction × total. */
export const isPaidForConversion = ({ total, paid }: PaidAmounts, minPaidFraction: number): boolean =>
  compareMoney(paid, calculateConversionMinimum(total, minPaidFraction)) >= 0;

/** Why a DKbono cannot become a sale yet; null when enough is paid. @param minPaidFraction of the total, 0–1 */
export function checkPaidForConversion({ total, paid }: PaidAmounts, minPaidFraction: number): ActionDenial | null {
  if (isPaidForConversion({ total, paid }, minPaidFraction)) return null;
  const missing = subtractMoney(calculateConversionMinimum(total, minPaidFraction), paid);
  return createDenial(
    'TRANSICION_INVALIDA',
    `Faltan ${formatMoney(missing)} por abonar para convertir el DKbono en venta.`,
  );
}
