import { roundDownToNice } from './createAxisTicks';

/** Width of the drawing, in its own units, as all constants below that do not end in `_M`. */
export const WIDTH = 320;
/** Maximum height of the silo or the person in the front view, and of the silo in the plan. */
const FRONT_HEIGHT = 96;
const PLAN_HEIGHT = 64;
/** Height of the person drawn beside the silo for scale, in metres. */
const PERSON_HEIGHT_M = 1.7;
/** Width left for the person, in metres. */
const PERSON_SPACE_M = 1.4;
/** Space above the silo in the front view. */
const TOP_MARGIN = 4;
/** Space at both ends of the plan together. */
const PLAN_MARGINS = 8;
/** Maximum drawn wall thickness. */
export const MAX_WALL_THICKNESS = 6;
/** Width left for both walls of the silo and the line around them. */
const WALLS_SPACE = 3 * MAX_WALL_THICKNESS;
/** Minimum drawn size, so that it stays visible. */
const MIN_SIZE = 3;
const DAYS_PER_MONTH = 30;

/**
 * Front view of the silo with a person, on one scale (units per metre).
 * @param width, height of the silo in metres
 */
export function layoutSiloFront(width: number, height: number) {
  const scale = Math.min(
    (WIDTH - WALLS_SPACE) / (width + PERSON_SPACE_M),
    FRONT_HEIGHT / Math.max(height, PERSON_HEIGHT_M),
  );
  const size = { width: Math.max(width * scale, MIN_SIZE), height: Math.max(height * scale, MIN_SIZE) };
  const left = (WIDTH - size.width - PERSON_SPACE_M * scale) / 2;
  return {
    scale,
    ground: FRONT_HEIGHT + TOP_MARGIN,
    /** `x` is its centre; that of the silo its left edge. */
    person: { x: left + (PERSON_SPACE_M * scale) / 2, height: PERSON_HEIGHT_M * scale },
    silo: { ...size, x: left + PERSON_SPACE_M * scale },
  };
}

/**
 * Plan of the silo, and the face advance of a month. Its length is drawn from left to right: `silo.width` of the
 * result is the drawn length, `silo.height` the drawn width.
 * @param width, length of the silo in metres
 * @param advance metres per day
 */
export function layoutSiloPlan(width: number, length: number, advance: number | null) {
  const scale = Math.min((WIDTH - PLAN_MARGINS) / length, PLAN_HEIGHT / width);
  const drawnLength = Math.max(length * scale, MIN_SIZE);
  // About a third of the width.
  const metres = roundDownToNice((WIDTH - PLAN_MARGINS) / scale / 3);
  return {
    x: (WIDTH - drawnLength) / 2,
    silo: { width: drawnLength, height: Math.max(width * scale, MIN_SIZE) },
    /** Drawn length removed in a month. */
    monthlyAdvanceLength: advance === null ? 0 : Math.min(advance * DAYS_PER_MONTH * scale, drawnLength),
    /** Scale bar with a round number of metres. */
    ruler: { metres, length: metres * scale },
  };
}
