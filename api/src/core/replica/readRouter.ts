import '@fastify/cookie';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionError } from '../db/connectionErrors';
import type { Db } from '../db/pool';
import { getErrorCode } from '../getErrorCode';
import { getCookieOptions, prefixCookieName } from '../security/sessions/sessionCookie';
import type { Settings } from '../settings/settings';
import { createReplicaMonitor, maxLagMs, type ReplicaMonitor } from './replicaMonitor';
import { readReplayedPosition, readWrittenPosition } from './walPosition';

/** Runs a read on the replica if it has all that this client has written, otherwise on the primary. */
export type WithReadDb = <T>(request: FastifyRequest, read: (db: Db) => Promise<T>) => Promise<T>;

export interface ReadRouter {
  withReadDb: WithReadDb;
  /** Has the reads that follow in this browser see what the request has written. */
  rememberWrite: (reply: FastifyReply) => Promise<void>;
}

/** Without a replica. */
const createPrimaryRouter = (db: Db): ReadRouter => ({
  withReadDb: (_request, read) => read(db),
  rememberWrite: async () => undefined,
});

/** A position that no replica reaches: the reads go to the primary. */
const unreachable = Number.MAX_SAFE_INTEGER;
/** Everything older is on the replica in any case. */
const cookieSeconds = (2 * maxLagMs) / 1_000;

/** The replay of a change ended the query, which saw rows that the primary has removed. */
const recoveryConflict = '40001';
/** Whether the primary may answer instead. Not after a timeout (57014): the query would take as long there. */
const isReplicaFailure = (error: unknown): boolean =>
  getErrorCode(error) === recoveryConflict || (isConnectionError(error) && getErrorCode(error) !== '57014');

export interface ReadRouterOptions {
  db: Db;
  /** A streaming replica of the same database; absent: all reads use the primary. */
  readDb?: Db | undefined;
  settings: Settings;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Default: asks both servers. */
  monitor?: ReplicaMonitor;
}

/**
 * Divides reads between the primary and a replica. The response to a write carries the position of the write-ahead log
 * in a cookie; with it, the replica is used only when it has replayed this position. It works with any number of
 * instances, which store nothing.
 */
export function createReadRouter({ db, readDb, settings, log, monitor }: ReadRouterOptions): ReadRouter {
  if (!readDb) return createPrimaryRouter(db);
  const cookieName = prefixCookieName(settings, 'surco-written');
  const replica =
    monitor ??
    createReplicaMonitor({
      readWritten: () => readWrittenPosition(db),
      readReplayed: () => readReplayedPosition(readDb),
      log,
    });

  const readPosition = ({ cookies }: FastifyRequest): number => {
    const text = cookies[cookieName];
    if (text === undefined) return 0;
    return /^\d{1,16}$/.test(text) ? Number(text) : unreachable;
  };

  return {
    withReadDb: async (request, read) => {
      if (!replica.hasReached(readPosition(request))) return read(db);
      try {
        return await read(readDb);
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        if (isConnectionError(error)) replica.reportFailure(error);
        return read(db);
      }
    },
    rememberWrite: async (reply) => {
      const position = await readWrittenPosition(db).catch(() => unreachable);
      reply.setCookie(cookieName, String(position), { ...getCookieOptions(settings), maxAge: cookieSeconds });
    },
  };
}
