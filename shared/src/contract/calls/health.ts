import { z } from 'zod';
import { call } from '../call';

const status = z.strictObject({ status: z.literal('ok') });

export const healthCalls = {
  'GET /health/live': call({ summary: 'El proceso vive', who: 'anyone', noKey: true, beforeTerms: true, data: status }),
  'GET /health/ready': call({
    summary: 'El servicio puede atender',
    who: 'anyone',
    noKey: true,
    beforeTerms: true,
    data: status,
  }),
};
