import { defineTask } from '../../core/workers/defineTask';
import { drawPapers } from './drawPapers';

export default defineTask(drawPapers);
