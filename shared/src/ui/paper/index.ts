export { PaperDialog } from './paper-dialog';
export { PaperSheet } from './paper-sheet';
export { PrintView } from './print-view';
