export { extractImportReport } from './extract-import-report';
export { FileDropZone } from './file-drop-zone';
export { ImportErrorTable } from './import-error-table';
export { ImportPage } from './import-page';
export { ListImportPage } from './list-import-page';
export type { ImportEndState, ImportOutcome, ImportRequest, ImportStep } from './import-types';
export { readWorkbook } from './read-workbook';
export { uploadFile } from './upload-file';
export { WorkbookReader, type WorkbookReaderProps } from './workbook-reader';
