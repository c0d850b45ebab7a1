import './progress-bar.css';

export interface ProgressBarProps {
  /** What goes on: "Preparando el archivo…" */
  label: string;
  /** 0 to 1; `null` while nobody knows how long it takes. */
  done: number | null;
}

/** How far something that takes a while is, in words and as a bar. */
export const ProgressBar = ({ label, done }: ProgressBarProps) => (
  <div className="surco-progress">
    <span aria-live="polite">{label}</span>
    <progress aria-label={label} max={1} value={done ?? undefined} />
  </div>
);
