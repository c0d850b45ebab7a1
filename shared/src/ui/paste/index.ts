export { isTabular } from './is-tabular';
export { PasteBox } from './paste-box';
export { PasteReport, type RejectedLine } from './paste-report';
