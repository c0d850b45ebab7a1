import { z } from 'zod';
import { defineCall } from './callSpec';

const healthStatus = z.strictObject({ status: z.literal('ok') });

export const healthCalls = {
  'GET /health/live': defineCall({
    summary: 'El proceso vive',
    access: 'anyone',
    noKey: true,
    data: healthStatus,
  }),
  'GET /health/ready': defineCall({
    summary: 'El servicio puede atender',
    access: 'anyone',
    noKey: true,
    data: healthStatus,
  }),
};
