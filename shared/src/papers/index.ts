/** What a customer gets in hand, described once from the records: for the PDF of the server and the page of the browser. */
export { describeReceipt, type ReceiptPaperData } from './describeReceipt';
export { describeSale } from './describeSale';
export { describeSimulation, type SimulationPaperData, toSimulationPaperData } from './describeSimulation';
export { describeStatement } from './describeStatement';
export { describeVoucher, type VoucherPaperData } from './describeVoucher';
export type { PaperDocument } from './describeDocument';
export * from './paper';
