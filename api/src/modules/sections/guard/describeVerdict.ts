import type { TrialVerdict } from '@surco/shared/contract';

type Figures = TrialVerdict['trial'];

const formatRate = ({ value, visits }: Figures): string => `${(value * 100).toFixed(1)} % de ${visits} visitas`;

const formatMs = ({ value }: Figures): string => `${Math.round(value)} ms`;

const errorTexts: Readonly<Record<TrialVerdict['outcome'], string>> = {
  worse: 'Más errores',
  undecided: 'Pocas visitas para comparar: errores',
  passed: 'No es peor: errores',
};

const slownessTexts = { LCP: 'LCP de', navigation: 'se abre en', INP: 'INP de' } as const;

/** The reason of a verdict with its figures, in Spanish, for the release and the audit log. */
export function describeVerdict({ outcome, measure, trial, standing }: Omit<TrialVerdict, 'at'>): string {
  if (measure === 'errors')
    return `${errorTexts[outcome]} en el ${formatRate(trial)}; la versión de todos, en el ${formatRate(standing)}.`;
  return `Más lenta: ${slownessTexts[measure]} ${formatMs(trial)}; la versión de todos, ${formatMs(standing)} (tres de cada cuatro visitas).`;
}
