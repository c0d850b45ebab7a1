/** The mark of Surco: three furrows. Decorative where the name stands beside it. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg
    className="surco-mark"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 8c6-4 12 4 18 0M3 13c6-4 12 4 18 0M3 18c6-4 12 4 18 0" />
  </svg>
);

/** Mark and name, as they stand in headers. */
export const Brand = ({ nameless = false }: { nameless?: boolean }) => (
  <span className="surco-brand">
    <Mark />
    <span className={nameless ? 'surco-hidden' : undefined}>Surco</span>
  </span>
);
