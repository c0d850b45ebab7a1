import { formatNetworkAddress } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import { describeDevice } from './describeDevice';

/** Where a request came from: address and device. Not the HTTP header `Origin`. */
export interface RequestOrigin {
  /** IP address. */
  address: string;
  /** Null for an unknown device. */
  device: string | null;
}

export const readRequestOrigin = ({ clientAddress, headers }: FastifyRequest): RequestOrigin => ({
  address: formatNetworkAddress(clientAddress),
  device: describeDevice(headers['user-agent']),
});
