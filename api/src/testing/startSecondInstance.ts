import type { KyselyPlugin } from 'kysely';
import { buildServer } from '../server';
import { TestClient, today, type TestApi } from './harness';

/** Starts a second instance on the same database, which lists the kinds of statement that it sends. */
export async function startSecondInstance(api: TestApi) {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await buildServer(api.settings, {
    db: api.db.withPlugin(recorder),
    mailer: { send: async () => undefined },
    today: () => today,
  });
  return { app, visitor: new TestClient(app, api.settings), statements };
}
