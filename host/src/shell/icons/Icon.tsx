interface Props {
  /** SVG path data of a 24 × 24 icon. */
  path: string;
  /** Text for screen readers; without it the icon is decorative. */
  label?: string;
}

/** An icon drawn from SVG path data; sections define theirs in the manifest. */
export const Icon = ({ path, label }: Props) => (
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
