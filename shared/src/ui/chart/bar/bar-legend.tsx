import { BarPatterns, getPartFill } from './bar-patterns';
import { useId } from 'react';

/** A square with the colour and the pattern of a part. */
export function PartSample({ index }: { index: number }) {
  const id = useId();
  return (
    <svg width="14" height="14" aria-hidden="true" focusable="false">
      <BarPatterns id={id} />
      <rect width="14" height="14" rx="3" fill={getPartFill(id, index)} />
    </svg>
  );
}

/** The parts of the bars with their names. */
export const BarLegend = ({ parts }: { parts: readonly string[] }) => (
  <ul className="surco-plot-legend">
    {parts.map((part, index) => (
      <li key={part}>
        <PartSample index={index} />
        {part}
      </li>
    ))}
  </ul>
);
