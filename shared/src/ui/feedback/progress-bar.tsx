import './progress-bar.css';

export interface ProgressBarProps {
  /** Describes the work, e.g. "Preparando el archivo…" */
  label: string;
  /** 0 to 1; `null` while the total is unknown. */
  progress: number | null;
  /** How much is done, `50 %`. Not announced, because it changes all the time. */
  amount?: string;
}

/** Progress of a long operation as text and bar. */
export const ProgressBar = ({ label, progress, amount = '' }: ProgressBarProps) => (
  <div className="surco-progress">
    <span>
      <span aria-live="polite">{label}</span> {amount}
    </span>
    <progress aria-label={`${label} ${amount}`.trim()} max={1} value={progress ?? undefined} />
  </div>
);
