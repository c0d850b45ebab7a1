import type { FastifyInstance } from 'fastify';
import { getErrorCode } from '../core/getErrorCode';
import type { Settings } from '../core/settings/settings';
import { StartError } from '../core/settings/startError';

type ListenSettings = Pick<Settings, 'host' | 'port'>;

/** Why a port cannot be opened, by code of Node's error. */
const explanations: Readonly<Record<string, (settings: ListenSettings) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use: stop the program that uses it or set another one in PORT.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user: set one above 1023 in PORT.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine: set another one in HOST.`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine: set another one in HOST.`,
};

/** Codes of a machine without IPv6. */
const noIpv6Codes = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Without an address to listen on, IPv6 with IPv4, or IPv4 alone where there is no IPv6. */
async function listen(app: FastifyInstance, { host, port }: ListenSettings): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host !== undefined || !noIpv6Codes.includes(getErrorCode(error))) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Listens on the port of the settings. @throws StartError when it cannot be opened */
export async function listenForRequests(app: FastifyInstance, settings: ListenSettings): Promise<void> {
  try {
    await listen(app, settings);
  } catch (error) {
    const explain = explanations[getErrorCode(error)];
    throw explain ? new StartError(explain(settings)) : error;
  }
}
