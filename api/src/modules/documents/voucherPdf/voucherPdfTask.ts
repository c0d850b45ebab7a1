import { defineTask } from '../../../core/workers/defineTask';
import { buildVoucherPdf } from './buildVoucherPdf';

export default defineTask(buildVoucherPdf);
