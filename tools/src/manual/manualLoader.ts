import type { LoaderContext } from 'webpack';
import { buildManualModule } from './buildManualModule';
import { type Audience, MANUAL_FOLDER, PICTURES_FOLDER } from './chapters';

/** Builds the module of the manual for an audience, renders its chapters again when they change, and emits the PDF. */
async function loadManual(loader: LoaderContext<unknown>, audience: Audience): Promise<string> {
  loader.addContextDependency(MANUAL_FOLDER);
  loader.addContextDependency(PICTURES_FOLDER);
  const { code, pdf, pdfName } = await buildManualModule(audience, '__webpack_public_path__');
  loader.emitFile(pdfName, pdf);
  return code;
}

/* oxlint-disable oxc/no-this-in-exported-function -- webpack calls a loader with its context as `this` */
export default function manualLoader(this: LoaderContext<unknown>): void {
  const callback = this.async();
  const audience: Audience = this.resourceQuery.includes('farmer') ? 'farmer' : 'staff';
  loadManual(this, audience).then((code) => callback(null, code), callback);
}
