import { z } from 'zod';
import { defineCall } from './callSpec';

const healthStatus = z.strictObject({ status: z.literal('ok') });

export const healthCalls = {
  'GET /health/live': defineCall({
    summary: 'Check that the process is alive',
    access: 'anyone',
    noKey: true,
    /** `version` is the number and commit of the program. */
    data: healthStatus.extend({ version: z.string() }),
  }),
  'GET /health/ready': defineCall({
    summary: 'Check that the service can handle requests',
    access: 'anyone',
    noKey: true,
    data: healthStatus,
  }),
};
