interface Props {
  /** SVG path data of a 24 × 24 icon. */
  path: string;
  /** What it says to those who do not see it; decorative without. */
  label?: string;
}

/** An icon drawn from its path data: sections bring theirs through the registry. */
export const Glyph = ({ path, label }: Props) => (
  <svg
    className="surco-glyph"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={path} />
  </svg>
);
