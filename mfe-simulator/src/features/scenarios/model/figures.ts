import type { SilageMode } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { labelOf, RESULT_GROUPS } from '../../simulator';

export interface FigureLine {
  readonly key: SilageFigureKey;
  readonly label: string;
}

export interface FigureGroup {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly FigureLine[];
}

/** The figures on paper and side by side: those of the modes at hand, in the order of the screen. */
export const figureGroups = (modes: readonly SilageMode[]): readonly FigureGroup[] =>
  RESULT_GROUPS.filter(({ mode }) => mode === undefined || modes.includes(mode)).map(({ id, title, figures }) => ({
    id,
    title,
    lines: figures
      .filter(({ mode }) => mode === undefined || modes.includes(mode))
      .map(({ key, label = labelOf(key) }) => ({ key, label })),
  }));
