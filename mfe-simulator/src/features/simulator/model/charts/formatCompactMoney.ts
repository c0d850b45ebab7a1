/** "mil M" is a thousand million. */
const UNITS = [
  [1e9, 'mil M'],
  [1e6, 'M'],
  [1e3, 'mil'],
] as const;

const roundToTenth = (value: number): string => String(Math.round(value * 10) / 10);

/** Money for an axis: "$2.5 M", "−$600 mil", "$1,500" below ten thousand. */
export function formatCompactMoney(value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−$' : '$';
  const unit = size < 10_000 ? undefined : UNITS.find(([from]) => size >= from);
  if (!unit) return `${sign}${Math.round(size).toLocaleString('es-MX')}`;
  return `${sign}${roundToTenth(size / unit[0])} ${unit[1]}`;
}
