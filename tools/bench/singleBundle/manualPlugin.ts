import type { Plugin } from 'vite';
import { buildManualModule } from '../../src/manual/buildManualModule';

const MANUAL_QUERY = /\?manual-(staff|farmer)$/;

/** What `tools/src/manual/manualLoader.ts` does for webpack, for Vite: the user manual for an audience as a module. */
export function manualPlugin(): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    async load(id) {
      const query = MANUAL_QUERY.exec(id);
      if (!query) return null;
      const { code, pdf, pdfName } = await buildManualModule(query[1] === 'farmer' ? 'farmer' : 'staff', "'/'");
      this.emitFile({ type: 'asset', fileName: pdfName, source: pdf });
      return { code, moduleType: 'js' };
    },
  };
}
