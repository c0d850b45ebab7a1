import { DatabaseError } from 'pg';

/** `begin` and its like need no plan. */
const minStatementLength = 40;
const usesBeforeNaming = 3;
const maxNames = 150;
/** Statements whose uses are counted, so that the counts take little memory. */
const maxCounted = 5_000;
/** As long as a connection lives. */
const lifetimeMs = 30 * 60_000;

/**
 * Names the statements that repeat, so that `pg` prepares them: planning a list takes as long as reading it. Each
 * connection keeps the plan of every name, so their number is limited, and given anew from time to time.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly useCounts = new Map<string, number>();
  private nameCount = 0;
  private startedAt = Date.now();

  /** @returns undefined for a statement that should not be prepared */
  find(text: string, now = Date.now()): string | undefined {
    if (text.length < minStatementLength) return undefined;
    if (now - this.startedAt > lifetimeMs || this.useCounts.size >= maxCounted) this.startAnew(now);
    return this.names.get(text) ?? this.countUse(text);
  }

  private startAnew(now: number): void {
    this.names.clear();
    this.useCounts.clear();
    this.startedAt = now;
  }

  private countUse(text: string): string | undefined {
    const count = (this.useCounts.get(text) ?? 0) + 1;
    this.useCounts.set(text, count);
    if (count < usesBeforeNaming || this.names.size >= maxNames) return undefined;
    const name = `surco_${(this.nameCount += 1)}`;
    this.names.set(text, name);
    return name;
  }

  /** Its next name is another one, so that every connection plans it again. */
  forget(text: string): void {
    this.names.delete(text);
    this.useCounts.delete(text);
  }
}

/** A migration changed the result columns of a statement, so its stored plan is invalid on every connection. */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
