import type { ImportProgress } from '@surco/shared/contract';
import type { Db } from '../db/pool';
import type { CurrentUser } from '../http/currentUser';

type Stage = ImportProgress['stage'];

/** The progress bar needs a few updates per second. */
const writeIntervalMs = 250;

/**
 * Stores the progress of an import, so that every instance can report it. The writes are outside the transaction of the
 * import, and their failures are ignored.
 */
export interface ProgressTracker {
  setStage: (stage: Stage, total?: number) => void;
  setDone: (done: number) => void;
  /** Resolves when the last state is stored. */
  finish: (stage: 'DONE' | 'REFUSED') => Promise<void>;
}

/** Without an idempotency key the progress cannot be requested. */
const noopTracker: ProgressTracker = {
  setStage: () => undefined,
  setDone: () => undefined,
  finish: async () => undefined,
};

interface ImportRun {
  db: Db;
  user: CurrentUser;
  key: string | undefined;
  fileName: string;
  dryRun: boolean;
}

async function insertImportRun({ db, user, key, fileName, dryRun }: ImportRun & { key: string }): Promise<void> {
  const fresh = { file_name: fileName, dry_run: dryRun, stage: 'READING' as const, done: 0, total: 0 };
  await db
    .insertInto('import_runs')
    .values({ user_id: user.id, id: key, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ ...fresh, updated_at: new Date() }))
    .execute();
}

/** Starts to store the progress of an import under its idempotency key; stores nothing when it has none. */
export function trackImportProgress(run: ImportRun): ProgressTracker {
  const { db, user, key } = run;
  if (key === undefined) return noopTracker;
  const state: ImportProgress = { stage: 'READING', done: 0, total: 0 };
  let lastWriteAt = 0;
  // The writes are chained, so that an older state never overwrites a newer one.
  let writes = insertImportRun({ ...run, key }).catch(() => undefined);
  const write = (): void => {
    lastWriteAt = performance.now();
    const values = { ...state, updated_at: new Date() };
    const writeState = () =>
      db.updateTable('import_runs').set(values).where('user_id', '=', user.id).where('id', '=', key).execute();
    writes = writes.then(writeState).then(
      () => undefined,
      () => undefined,
    );
  };
  return {
    setStage: (stage, total = state.total) => {
      Object.assign(state, { stage, total, done: 0 });
      write();
    },
    setDone: (done) => {
      state.done = done;
      if (performance.now() - lastWriteAt > writeIntervalMs) write();
    },
    finish: async (stage) => {
      Object.assign(state, { stage, done: stage === 'DONE' ? state.total : state.done });
      write();
      await writes;
    },
  };
}

/** Returns the progress of an import of the user; null when there is none under this key. */
export async function findImportProgress(db: Db, user: CurrentUser, key: string): Promise<ImportProgress | null> {
  const row = await db
    .selectFrom('import_runs')
    .select(['stage', 'done', 'total'])
    .where('user_id', '=', user.id)
    .where('id', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
