import { formatMoney } from '@surco/shared/domain';
import { type ProfitChartLayout, layoutProfitChart } from '../../model/charts/profitChartLayout';
import { formatCompactMoney } from '../../model/charts/formatCompactMoney';
import type { ChartProps } from './chartProps';

const buildAreaPaths = ({ line, zero, breakEven }: ProfitChartLayout) => ({
  loss: `M${line.from.x} ${line.from.y}L${breakEven.x} ${zero}H${line.from.x}Z`,
  gain: `M${breakEven.x} ${zero}L${line.to.x} ${line.to.y}V${zero}Z`,
});

/** Profit by price per tonne, with break-even and current price. */
export function ProfitChart({ calculation }: ChartProps) {
  const layout = layoutProfitChart(calculation);
  if (!layout) return null;
  const { box, line, zero, breakEven, current, priceTicks, profitTicks } = layout;
  const { input, result } = calculation;
  const [price, breakEvenPrice, profit] = [input.salePrice, result.breakEven, result.profit].map((value) =>
    formatMoney(value),
  );
  const outcome = (result.profit ?? 0) < 0 ? 'pérdida' : 'utilidad';
  const { loss, gain } = buildAreaPaths(layout);
  return (
    <figure className="surco-chart">
      <svg
        className="surco-chart-drawing"
        viewBox="0 0 320 208"
        role="img"
        aria-label={`Utilidad según el precio de venta. A ${breakEvenPrice} por tonelada ni se gana ni se pierde; a ${price} la ${outcome} es de ${profit}.`}
      >
        <path className="surco-chart-loss" d={loss} />
        <path className="surco-chart-gain" d={gain} />
        {profitTicks.map(({ value, position }) => (
          <g key={value}>
            <path className="surco-chart-grid" d={`M${box.left} ${position}H${box.right}`} />
            <text x={box.left - 6} y={position + 4} textAnchor="end">
              {formatCompactMoney(value)}
            </text>
          </g>
        ))}
        {priceTicks.map(({ value, position }) => (
          <text key={value} x={position} y={box.bottom + 16} textAnchor="middle">
            {formatCompactMoney(value)}
          </text>
        ))}
        <text x={(box.left + box.right) / 2} y={box.bottom + 33} textAnchor="middle">
          Precio por tonelada
        </text>
        <path className="surco-chart-line" d={`M${box.left} ${zero}H${box.right}`} />
        <path className="surco-chart-profit" d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
        <path className="surco-chart-drop" d={`M${current.x} ${current.y}V${box.bottom}`} />
        <circle className="surco-chart-even" cx={breakEven.x} cy={breakEven.y} r="5" />
        <circle className="surco-chart-now" cx={current.x} cy={current.y} r="6" />
      </svg>
      <ul className="surco-chart-legend">
        <li className="surco-chart-key-even">
          <span>Ni se gana ni se pierde</span> <span>{breakEvenPrice}</span>
        </li>
        <li className="surco-chart-key-now">
          <span>{`A ${price} por tonelada`}</span> <span>{profit}</span>
        </li>
      </ul>
    </figure>
  );
}
