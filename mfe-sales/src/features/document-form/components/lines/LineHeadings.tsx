import { texts } from '../../texts';

const HEADINGS = ['product', 'quantity', 'discount', 'hectares', 'lot', 'lineTotal'] as const;

/** Column headings of the lines on a desktop. Hidden from screen readers, because every field has its own label. */
export const LineHeadings = () => (
  <div className="surco-sale-columns surco-sale-line-headings" aria-hidden="true">
    {HEADINGS.map((name) => (
      <span key={name} className={`surco-sale-heading-${name}`}>
        {texts[name]}
      </span>
    ))}
  </div>
);
