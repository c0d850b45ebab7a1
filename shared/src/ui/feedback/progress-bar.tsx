import './progress-bar.css';

export interface ProgressBarProps {
  /** Describes the work, e.g. "Preparando el archivo…" */
  label: string;
  /** 0 to 1; `null` while the total is unknown. */
  progress: number | null;
}

/** Progress of a long operation as text and bar. */
export const ProgressBar = ({ label, progress }: ProgressBarProps) => (
  <div className="surco-progress">
    <span aria-live="polite">{label}</span>
    <progress aria-label={label} max={1} value={progress ?? undefined} />
  </div>
);
