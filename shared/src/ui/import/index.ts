export { extractImportReport } from './extract-import-report';
export { ImportPage } from './import-page';
export type { ImportEndState, ImportOutcome, ImportRequest, ImportStep } from './import-types';
export { uploadFile } from './upload-file';
