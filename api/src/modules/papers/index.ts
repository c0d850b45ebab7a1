export { createPdf, inlineImages } from './createPdf';
export { buildLetterheadSql } from './letterheadSql';
