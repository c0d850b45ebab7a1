/**
 * Every scheduled job: `dkbonos` expires DKbonos and reminds of them, `correos` and `push` send what is queued,
 * `retention` deletes old rows, `prices` applies planned prices on their day, `sums`
 * compares the daily sums with the documents. Each has a queue, which the database's owner creates before the application starts.
 * pg-boss stores queues and schedules under these names, so a renamed job would leave its old schedule behind.
 */
export const jobNames = ['dkbonos', 'correos', 'push', 'retention', 'prices', 'sums'] as const;

export type JobName = (typeof jobNames)[number];
