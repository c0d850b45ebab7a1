/** A position on the x axis. */
export interface LinePoint {
  /** Its name, e.g. "Semana 5" or "19/11/26". */
  label: string;
  /** A shorter name below the axis. */
  tick?: string;
  /** A calendar day (`YYYY-MM-DD`): if all points have one, their distances are those of time. In order. */
  day?: string;
  /** Where the values of the point are listed. */
  to?: string;
}

/** A line. */
export interface LineSeries {
  name: string;
  /** A value for each point; `null` interrupts or ends the line. */
  values: readonly (number | null)[];
  /** A line to compare with, which has no marks. */
  isTarget?: true;
}
