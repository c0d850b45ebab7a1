import type { Repricing } from '@surco/shared/contract';
import { formatMoney, type Money } from '@surco/shared/domain';
import { type ApiError, isRecord } from '@surco/shared/platform';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import { createDateQuestion } from '../../../common/model/createDateQuestion';
import type { Confirmed } from '../hooks/useConfirmedSend';
import { texts } from '../texts';
import type { AvailableProducts } from './availableProducts';

type RepricedLine = Pick<Repricing['lines'][number], 'productId' | 'code' | 'basePrice'>;

const isRepricedLine = (value: unknown): value is RepricedLine =>
  isRecord(value) && [value.productId, value.code, value.basePrice].every((text) => typeof text === 'string');

/** The new total and lines of a refused request; null for any other data. */
const readRepricing = (data: unknown): { total: Money; lines: RepricedLine[] } | null =>
  isRecord(data) && typeof data.total === 'string' && Array.isArray(data.lines)
    ? { total: data.total, lines: data.lines.filter(isRepricedLine) }
    : null;

interface Confirmation {
  readonly question: ConfirmQuestion;
  /** What a yes confirms. */
  readonly confirmed: Partial<Confirmed>;
}

/** What a person may confirm so that the server accepts the request; null for any other error. */
export function toConfirmation(error: ApiError, products: AvailableProducts): Confirmation | null {
  if (error.code === 'FECHA_POR_CONFIRMAR')
    return { question: createDateQuestion(error.details), confirmed: { isDateConfirmed: true } };
  const repricing = error.code === 'PRECIO_CAMBIADO' ? readRepricing(error.data) : null;
  if (!repricing) return null;
  const changes = repricing.lines.flatMap(({ productId, code, basePrice }) => {
    const shown = products.get(productId)?.basePrice;
    return shown === undefined || shown === basePrice
      ? []
      : [texts.priceChange(code, formatMoney(shown), formatMoney(basePrice))];
  });
  return {
    question: {
      title: texts.confirmTotalTitle,
      text: error.message,
      details: changes.length > 0 && (
        <ul className="surco-sale-price-changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ),
      confirmLabel: texts.confirmTotal(formatMoney(repricing.total)),
    },
    confirmed: { shownTotal: repricing.total },
  };
}
