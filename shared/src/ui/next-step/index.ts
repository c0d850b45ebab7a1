export { MissingOptions, useNextStep } from './missing-options';
export { type MissingRecords, type NextStep } from './next-steps';
