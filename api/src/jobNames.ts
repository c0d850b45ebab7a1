/** Every scheduled job. Each has a queue, which the database's owner creates before the application starts. */
export const jobNames = ['dkbonos', 'correos', 'push', 'retention'] as const;

export type JobName = (typeof jobNames)[number];
