import { defineTask } from '../../../core/workers/defineTask';
import { drawVoucherPdf } from './drawVoucherPdf';

export default defineTask(drawVoucherPdf);
