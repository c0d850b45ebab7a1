/** A record that forms show by its name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}
