export { createPdf, inlineImages } from './createPdf';
export { buildLetterheadSql } from './letterheadSql';
export {
  addPaperLink,
  buildPaperUrl,
  countOpening,
  createPaperLink,
  findOpenLink,
  findPaperLink,
  listPaperLinks,
  type OpenLink,
  type PaperReference,
  revokeCustomerLinks,
  revokePaperLink,
  revokeRecordLinks,
} from './paperLinks';
