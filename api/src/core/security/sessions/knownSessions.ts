import type { FastifyRequest } from 'fastify';
import { type Db, executeWithNext } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import type { Settings } from '../../settings/settings';
import { sha256 } from '../../sha256';
import { readSessionCookie } from './sessionCookie';
import { parseSessionUser, readSession } from './sessionStore';

interface KnownSession {
  /** As `readSession` returned it last. */
  json: string;
  user: CurrentUser;
}

/** A kilobyte each; beyond this the one that was used longest ago is forgotten. */
const maxKnownSessions = 2_000;

/** The session of a request that this process has seen before. */
export interface RecalledSession {
  /** The user as the last request found them. */
  user: CurrentUser;
  /** Asks the database. @returns the same object when nothing has changed; null when the session has ended */
  check: () => Promise<CurrentUser | null>;
}

/**
 * Reads the user of a request. Each request asks the database, because the end of a session and a change of rights take
 * effect at once in every process. The cached users only save waiting: a read can start with one, while the database
 * checks the session.
 */
export class KnownSessions {
  private readonly known = new Map<string, KnownSession>();

  constructor(private readonly services: { db: Db; settings: Settings }) {}

  /** @returns null without a cookie or when the session has ended */
  async read(request: FastifyRequest): Promise<CurrentUser | null> {
    const idHash = this.hashToken(request);
    return idHash === null ? null : this.update(idHash, await readSession(this.services.db, idHash));
  }

  /** @returns undefined for a session that this process has not seen yet */
  recall(request: FastifyRequest): RecalledSession | undefined {
    const idHash = this.hashToken(request);
    const session = idHash === null ? undefined : this.known.get(idHash);
    if (idHash === null || !session) return undefined;
    const check = async () => this.update(idHash, await readSession(this.services.db, idHash, executeWithNext));
    return { user: session.user, check };
  }

  private hashToken(request: FastifyRequest): string | null {
    const token = readSessionCookie(request, this.services.settings);
    return token ? sha256(token) : null;
  }

  private update(idHash: string, json: string | null): CurrentUser | null {
    const former = this.known.get(idHash);
    this.known.delete(idHash);
    if (json === null) return null;
    const session = former?.json === json ? former : { json, user: parseSessionUser(json) };
    this.known.set(idHash, session);
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > maxKnownSessions) this.known.delete(oldest);
    return session.user;
  }
}
