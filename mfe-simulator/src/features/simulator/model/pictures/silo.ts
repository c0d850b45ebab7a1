import { niceBelow } from './nice';

/** The ground of a drawing, in its own units. */
const WIDTH = 320;
const FRONT_HEIGHT = 96;
const PLAN_HEIGHT = 64;
/** Whoever stands beside the silo, in metres: what makes its height readable. */
export const PERSON = 1.7;
const PERSON_ROOM = 1.4;
/** The thickest wall that is drawn. */
export const WALL = 6;
/** Nothing is drawn thinner than this, or it would not be seen. */
const LEAST = 3;
const MONTH = 30;

/** The silo from the front, with a person beside it, both to one scale (units per metre). */
export function frontOf(width: number, height: number) {
  const scale = Math.min((WIDTH - 3 * WALL) / (width + PERSON_ROOM), FRONT_HEIGHT / Math.max(height, PERSON));
  const size = { width: Math.max(width * scale, LEAST), height: Math.max(height * scale, LEAST) };
  const left = (WIDTH - size.width - PERSON_ROOM * scale) / 2;
  return {
    scale,
    ground: FRONT_HEIGHT + 4,
    person: { x: left + (PERSON_ROOM * scale) / 2, height: PERSON * scale },
    silo: { ...size, x: left + PERSON_ROOM * scale },
  };
}

/** The silo from above: its length to the right, and how far the face gets in a month. */
export function planOf(width: number, length: number, advance: number | null) {
  const scale = Math.min((WIDTH - 8) / length, PLAN_HEIGHT / width);
  const long = Math.max(length * scale, LEAST);
  const metres = niceBelow((WIDTH - 8) / scale / 3);
  return {
    scale,
    x: (WIDTH - long) / 2,
    silo: { width: long, height: Math.max(width * scale, LEAST) },
    /** Drawn length of what is taken out in a month. */
    month: advance === null ? 0 : Math.min(advance * MONTH * scale, long),
    /** A round number of metres, to measure by. */
    ruler: { metres, length: metres * scale },
  };
}
