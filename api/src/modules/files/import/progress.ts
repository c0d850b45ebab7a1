import type { ImportProgress } from '@surco/shared/contract';
import type { Db } from '../../../db/pool';
import type { CurrentUser } from '../../../http/currentUser';

type Stage = ImportProgress['stage'];

/** The bar moves a few times a second; more often nobody sees. */
const everyMs = 250;
const keptDays = 30;

/** How far an import is, told to whoever asks any instance; outside the import's own transaction, and never in its way. */
export interface Progress {
  stage: (stage: Stage, total?: number) => void;
  rows: (done: number) => void;
  /** Waits until the last word is written. */
  end: (stage: 'DONE' | 'REFUSED') => Promise<void>;
}

/** Without a key nobody can ask. */
const silent: Progress = { stage: () => undefined, rows: () => undefined, end: async () => undefined };

interface Run {
  db: Db;
  user: CurrentUser;
  key: string | undefined;
  fileName: string;
  dryRun: boolean;
}

async function begin({ db, user, key, fileName, dryRun }: Run & { key: string }): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000);
  await db.deleteFrom('import_runs').where('started_at', '<', before).execute();
  const fresh = { file_name: fileName, dry_run: dryRun, stage: 'READING' as const, done: 0, total: 0 };
  await db
    .insertInto('import_runs')
    .values({ user_id: user.id, id: key, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ ...fresh, updated_at: new Date() }))
    .execute();
}

export function followRun(run: Run): Progress {
  const { db, user, key } = run;
  if (key === undefined) return silent;
  const state: ImportProgress = { stage: 'READING', done: 0, total: 0 };
  let last = 0;
  // One after another, so that an older word never comes after a newer one.
  let words = begin({ ...run, key }).catch(() => undefined);
  const write = (): void => {
    last = performance.now();
    const values = { ...state, updated_at: new Date() };
    const word = () =>
      db.updateTable('import_runs').set(values).where('user_id', '=', user.id).where('id', '=', key).execute();
    words = words.then(word).then(
      () => undefined,
      () => undefined,
    );
  };
  return {
    stage: (stage, total = state.total) => {
      Object.assign(state, { stage, total, done: 0 });
      write();
    },
    rows: (done) => {
      state.done = done;
      if (performance.now() - last > everyMs) write();
    },
    end: async (stage) => {
      Object.assign(state, { stage, done: stage === 'DONE' ? state.total : state.done });
      write();
      await words;
    },
  };
}

/** One's own import alone; null when there is none under this key. */
export async function findProgress(db: Db, user: CurrentUser, key: string): Promise<ImportProgress | null> {
  const row = await db
    .selectFrom('import_runs')
    .select(['stage', 'done', 'total'])
    .where('user_id', '=', user.id)
    .where('id', '=', key)
    .executeTakeFirst();
  return row ?? null;
}
